import { type SessionLeftAtProvider, screens } from '@inkling/contract';
import { Anchor, Button, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { errorText } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { sso } from '../../api/typed-calls.ts';
import { PasswordField } from '../../ui/password-field.tsx';
import { AccountFormLayout, useAfterSignIn } from '../accounts/index.ts';

interface LinkFormProps {
  ticket: string;
  account: string;
  school: string;
  open_elsewhere: SessionLeftAtProvider | null;
}

/** An account is there already: its password, once, shows that both belong to the same person. */
export const LinkAccountForm = ({ ticket, account, school, open_elsewhere }: LinkFormProps) => {
  const [problem, setProblem] = useState<string | null>(null);
  const onSignedIn = useAfterSignIn();
  const form = useForm({ initialValues: { password: '' } });
  const link = useMutation({
    mutationFn: (password: string) => call(sso.linkSso, { body: { ticket, password } }),
    meta: { silent: true },
    onSuccess: (signedIn) => onSignedIn({ ...signedIn, open_elsewhere }),
    onError: (error) => setProblem(errorText(error)),
  });
  const submit = form.onSubmit(({ password }) => {
    setProblem(password === '' ? 'Please enter your password' : null);
    if (password !== '') link.mutate(password);
  });
  return (
    <AccountFormLayout
      title="Is this your account?"
      intro={`There is already an Inkling account for you. Enter its password once; from then on the sign-in of ${school} opens it.`}
      error={problem}
      onSubmit={submit}
      footer={
        <>
          <Text>
            <Anchor component={Link} to={screens['forgot-password'].path} fw={600}>
              Forgot password?
            </Anchor>
          </Text>
          <Text c="dimmed" size="sm">
            Not your account? Please tell an admin of {school}.
          </Text>
        </>
      }
    >
      <TextInput label="Account" value={account} readOnly autoComplete="username" />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        autoFocus
        {...form.getInputProps('password')}
      />
      <Button type="submit" color="coral" loading={link.isPending} fullWidth>
        Link and sign in
      </Button>
    </AccountFormLayout>
  );
};
