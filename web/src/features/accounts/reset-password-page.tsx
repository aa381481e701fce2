import { passwordReset, screens } from '@inkling/contract';
import { Anchor, Button } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { errorText } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { sharedComputer } from '../../api/token.ts';
import { accounts, type InputOf } from '../../api/typed-calls.ts';
import { firstProblem } from '../../shared/form/validate-with.ts';
import { PasswordField } from '../../ui/password-field.tsx';
import { AccountFormLayout } from './account-form-layout.tsx';
import { t } from './texts.ts';
import { useAfterSignIn } from './use-after-sign-in.ts';

interface NewPassword {
  password: string;
  password_confirmation: string;
}

export const ResetPasswordPage = () => {
  const [problem, setProblem] = useState<string | null>(null);
  const [search] = useSearchParams();
  const onSignedIn = useAfterSignIn();
  const form = useForm<NewPassword>({ initialValues: { password: '', password_confirmation: '' } });
  const reset = useMutation({
    mutationFn: (body: InputOf<typeof accounts.resetPassword>['body']) =>
      call(accounts.resetPassword, { body }),
    meta: { silent: true },
    onSuccess: onSignedIn,
    onError: (error) => setProblem(errorText(error, t.failedToResetPassword)),
  });
  const submit = form.onSubmit((values) => {
    const body = { ...values, token: search.get('token') ?? '', ...sharedComputer() };
    const found = firstProblem(passwordReset, body);
    setProblem(found);
    if (found === null) reset.mutate(body);
  });
  return (
    <AccountFormLayout
      title={t.chooseANewPassword}
      intro={t.youAreSignedInWith}
      error={problem}
      onSubmit={submit}
      footer={
        <Anchor component={Link} to={screens['forgot-password'].path} fw={600}>
          {t.askForANewLink}
        </Anchor>
      }
    >
      <PasswordField
        label={t.newPassword}
        description={t.atLeast8Characters}
        autoComplete="new-password"
        {...form.getInputProps('password')}
      />
      <PasswordField
        label={t.confirmNewPassword}
        autoComplete="new-password"
        {...form.getInputProps('password_confirmation')}
      />
      <Button type="submit" color="coral" loading={reset.isPending} fullWidth>
        {t.resetPassword}
      </Button>
    </AccountFormLayout>
  );
};
