import { accounts, limits, screens } from '@inkling/contract';
import { Anchor, Button } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { errorText } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { PasswordField } from '../../ui/password-field.tsx';
import { AccountForm } from './account-form.tsx';
import { useSignedIn } from './use-signed-in.ts';

interface NewPassword {
  password: string;
  password_confirmation: string;
}

const problemOf = ({ password, password_confirmation }: NewPassword): string | null => {
  if (password.length < limits.password_min) return 'Password must be at least 8 characters';
  return password === password_confirmation ? null : 'Password confirmation does not match';
};

export const ResetPasswordPage = () => {
  const [problem, setProblem] = useState<string | null>(null);
  const [search] = useSearchParams();
  const onSignedIn = useSignedIn();
  const form = useForm<NewPassword>({ initialValues: { password: '', password_confirmation: '' } });
  const reset = useMutation({
    mutationFn: (values: NewPassword) =>
      call(accounts.resetPassword, { body: { ...values, token: search.get('token') ?? '' } }),
    meta: { silent: true },
    onSuccess: onSignedIn,
    onError: (error) => setProblem(errorText(error, 'Failed to reset password')),
  });
  const submit = form.onSubmit((values) => {
    const found = problemOf(values);
    setProblem(found);
    if (found === null) reset.mutate(values);
  });
  return (
    <AccountForm
      title="Choose a new password"
      intro="You are signed in with it right away; every other device is signed out."
      error={problem}
      onSubmit={submit}
      footer={
        <Anchor component={Link} to={screens['forgot-password'].path} fw={600}>
          Ask for a new link
        </Anchor>
      }
    >
      <PasswordField
        label="New password"
        description="At least 8 characters"
        autoComplete="new-password"
        {...form.getInputProps('password')}
      />
      <PasswordField
        label="Confirm new password"
        autoComplete="new-password"
        {...form.getInputProps('password_confirmation')}
      />
      <Button type="submit" color="coral" loading={reset.isPending} fullWidth>
        Reset password
      </Button>
    </AccountForm>
  );
};
