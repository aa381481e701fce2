import { credentials, screens } from '@inkling/contract';
import { Anchor, Button, Group, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router';
import { errorText } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { accounts } from '../../api/typed-calls.ts';
import { firstProblem } from '../../shared/form/validate-with.ts';
import { PasswordField } from '../../ui/password-field.tsx';
import { PasskeySignIn } from '../passkeys/index.ts';
import { AccountFormLayout } from './account-form-layout.tsx';
import { useAfterSignIn } from './use-after-sign-in.ts';

export const SignInPage = () => {
  const [problem, setProblem] = useState<string | null>(null);
  const { search } = useLocation();
  const onSignedIn = useAfterSignIn();
  const username = useSearchParams()[0].get('username') ?? '';
  const form = useForm({ initialValues: { identifier: username, password: '' } });
  const signIn = useMutation({
    mutationFn: (body: { identifier: string; password: string }) => call(accounts.signIn, { body }),
    meta: { silent: true },
    onSuccess: onSignedIn,
    onError: (error) => setProblem(errorText(error, 'Failed to login')),
  });
  const submit = form.onSubmit((values) => {
    const found = firstProblem(credentials, values);
    setProblem(found);
    if (found === null) signIn.mutate(credentials.parse(values));
  });
  return (
    <AccountFormLayout
      title="Welcome back"
      intro="Sign in and carry on where you left off."
      error={problem}
      onSubmit={submit}
      footer={
        <>
          <Text>
            New to Inkling?{' '}
            <Anchor component={Link} to={screens.register.path + search} fw={600}>
              Sign up
            </Anchor>
          </Text>
          <Text c="dimmed" size="sm">
            Students: log in with the username your parent created for you.
          </Text>
        </>
      }
    >
      <TextInput
        label="Email or Username"
        autoComplete="username webauthn"
        autoCapitalize="none"
        spellCheck={false}
        {...form.getInputProps('identifier')}
      />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        autoFocus={username !== ''}
        {...form.getInputProps('password')}
      />
      <Group justify="flex-end" mt={-8}>
        <Anchor component={Link} to={screens['forgot-password'].path} size="sm" py={12} my={-6}>
          Forgot password?
        </Anchor>
      </Group>
      <Button type="submit" color="coral" loading={signIn.isPending} fullWidth>
        Sign in
      </Button>
      <PasskeySignIn onSignedIn={onSignedIn} onProblem={setProblem} />
      <Button component={Link} to={screens['school-sign-in'].path + search} variant="default" fullWidth>
        Sign in with your school
      </Button>
      <Button component={Link} to={screens['class-sign-in'].path} variant="default" fullWidth>
        Sign in with your class
      </Button>
    </AccountFormLayout>
  );
};
