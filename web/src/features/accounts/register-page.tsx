import { registration, screens } from '@inkling/contract';
import { Anchor, Button, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { errorText } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { accounts, type InputOf } from '../../api/typed-calls.ts';
import { firstProblem } from '../../shared/form/validate-with.ts';
import { PasswordField } from '../../ui/password-field.tsx';
import { AccountFormLayout } from './account-form-layout.tsx';
import { RoleChoice } from './role-choice.tsx';
import { useAfterSignIn } from './use-after-sign-in.ts';

/** Without a name both start as the part of the email before the at-sign; settings can change them. */
const bodyOf = ({ full_name, email, password }: Record<'full_name' | 'email' | 'password', string>) => {
  const name = full_name.trim() || (email.trim().split('@')[0] ?? '');
  return { email, password, role: 'parent', full_name: name, screen_name: name } as const;
};

const Footer = () => (
  <>
    <Text>
      Already have an account?{' '}
      <Anchor component={Link} to={screens.login.path + useLocation().search} fw={600}>
        Sign in
      </Anchor>
    </Text>
    <Text c="dimmed" size="sm">
      By creating an account you agree to our{' '}
      <Anchor component={Link} to={screens.terms.path} underline="always">
        Terms of Use
      </Anchor>{' '}
      and{' '}
      <Anchor component={Link} to={screens.privacy.path} underline="always">
        Privacy Policy
      </Anchor>
      . Children do not register themselves: a parent adds them.
    </Text>
  </>
);

export const RegisterPage = () => {
  const [problem, setProblem] = useState<string | null>(null);
  const onSignedIn = useAfterSignIn();
  const form = useForm({ initialValues: { full_name: '', email: '', password: '' } });
  const signUp = useMutation({
    mutationFn: (body: InputOf<typeof accounts.register>['body']) => call(accounts.register, { body }),
    meta: { silent: true },
    onSuccess: onSignedIn,
    onError: (error) => setProblem(errorText(error, 'Failed to create account')),
  });
  const submit = form.onSubmit((values) => {
    const found = firstProblem(registration, bodyOf(values));
    setProblem(found);
    if (found === null) signUp.mutate(registration.parse(bodyOf(values)));
  });
  return (
    <AccountFormLayout
      title="Create your account"
      intro="Free to start, no card needed. Add your children in the next step."
      error={problem}
      onSubmit={submit}
      footer={<Footer />}
    >
      <RoleChoice />
      <TextInput
        label="Your name"
        description="How we greet you, and how teachers know you"
        autoComplete="name"
        maxLength={120}
        {...form.getInputProps('full_name')}
      />
      <TextInput label="Email" type="email" autoComplete="email" {...form.getInputProps('email')} />
      <PasswordField
        label="Password"
        description="At least 8 characters"
        autoComplete="new-password"
        {...form.getInputProps('password')}
      />
      <Button type="submit" color="coral" loading={signUp.isPending} fullWidth mt="xs">
        Create account
      </Button>
    </AccountFormLayout>
  );
};
