import type { User } from '@inkling/contract';
import { Button, Divider, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { errorText } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { sharedComputer } from '../../api/token.ts';
import { type InputOf, lti } from '../../api/typed-calls.ts';
import { PasswordField } from '../../ui/password-field.tsx';
import { AccountFormLayout } from '../accounts/index.ts';
import { useEnterFromLaunch } from './use-enter-from-launch.ts';

type Account = InputOf<typeof lti.enterFromPlatform>['body']['account'];

interface FirstTimeProps {
  ticket: string;
  platform: string;
  school: string;
  may_create: boolean;
  is_linked: boolean;
  name: string | null;
  /** Who is signed in with this browser already. */
  present: User | null;
  onEntered: () => void;
}

const introOf = ({ platform, may_create, is_linked, name, present }: FirstTimeProps): string => {
  const signedIn = present ? ` You are signed in as ${present.full_name} at the moment.` : '';
  if (is_linked)
    return `Another school teaches you now. If you still come to this one, enter your Inkling password once; from then on ${platform} opens your account again.`;
  const comes = `You come from ${platform}${name === null ? '' : ` as ${name}`} for the first time.${signedIn}`;
  return may_create
    ? `${comes} Are you new here?`
    : `${comes} Enter your Inkling password once; from then on ${platform} opens your account.`;
};

/** Whoever comes from a platform for the first time says whether they have an account here already. */
export const FirstTimeForm = (asked: FirstTimeProps) => {
  const { ticket, school, may_create, present, onEntered } = asked;
  const [problem, setProblem] = useState<string | null>(null);
  const onSignedIn = useEnterFromLaunch();
  const form = useForm({ initialValues: { identifier: '', password: '' } });
  const enter = useMutation({
    mutationFn: (account: Account) =>
      call(lti.enterFromPlatform, { body: { ticket, account, ...sharedComputer() } }),
    meta: { silent: true },
    onSuccess: (entered) => {
      onEntered();
      return onSignedIn(entered);
    },
    onError: (error) => setProblem(errorText(error)),
  });
  const isNew = enter.isPending && enter.variables === null;
  return (
    <AccountFormLayout
      title="Welcome to Inkling"
      intro={introOf(asked)}
      error={problem}
      onSubmit={form.onSubmit((account) => {
        setProblem(null);
        enter.mutate(account);
      })}
      footer={
        <>
          {present && (
            <Button component={Link} to="/" replace variant="default" fullWidth>
              Stay {present.full_name}
            </Button>
          )}
          <Text c="dimmed" size="sm">
            Something is wrong? Please tell your teacher or an admin of {school}.
          </Text>
        </>
      }
    >
      {may_create && (
        <>
          <Button
            color="coral"
            size="lg"
            fullWidth
            loading={isNew}
            disabled={enter.isPending}
            onClick={() => enter.mutate(null)}
          >
            I am new here
          </Button>
          <Divider label="or" />
          <Text fw={600}>I have an account already</Text>
        </>
      )}
      <TextInput
        label="Username or email"
        autoComplete="username"
        autoCapitalize="none"
        {...form.getInputProps('identifier')}
      />
      <PasswordField label="Password" autoComplete="current-password" {...form.getInputProps('password')} />
      <Button
        type="submit"
        {...(may_create ? { variant: 'default' } : { color: 'coral' })}
        loading={enter.isPending && !isNew}
        disabled={enter.isPending || !form.values.identifier || !form.values.password}
        fullWidth
      >
        Sign in
      </Button>
    </AccountFormLayout>
  );
};
