import { passwordResetRequest, screens } from '@inkling/contract';
import { Anchor, Button, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { errorText } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { accounts } from '../../api/typed-calls.ts';
import { firstProblem } from '../../shared/form/validate-with.ts';
import { toastSuccess } from '../../ui/toast.ts';
import { AccountFormLayout } from './account-form-layout.tsx';

export const ForgotPasswordPage = () => {
  const [problem, setProblem] = useState<string | null>(null);
  const form = useForm({ initialValues: { email: '' } });
  const request = useMutation({
    mutationFn: (body: { email: string }) => call(accounts.requestPasswordReset, { body }),
    meta: { silent: true },
    onSuccess: () => toastSuccess('Reset email sent, please check your email'),
    onError: (error) => setProblem(errorText(error, 'Failed to send reset email')),
  });
  const submit = form.onSubmit((values) => {
    const found = firstProblem(passwordResetRequest, values);
    setProblem(found);
    if (found === null) request.mutate(passwordResetRequest.parse(values));
  });
  return (
    <AccountFormLayout
      title="Forgot your password?"
      intro="Tell us your email and we send you a link to choose a new one. Students: ask your parent to set a new password for you."
      error={problem}
      onSubmit={submit}
      footer={
        <Anchor component={Link} to={screens.login.path} fw={600}>
          Back to sign in
        </Anchor>
      }
    >
      <TextInput label="Email" type="email" autoComplete="email" {...form.getInputProps('email')} />
      <Button type="submit" color="coral" loading={request.isPending} fullWidth>
        {request.isSuccess ? 'Send it again' : 'Send reset link'}
      </Button>
    </AccountFormLayout>
  );
};
