import { passwordResetRequest, screens } from '@inkling/contract';
import { Alert, Anchor, Button, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { IconMailCheck } from '@tabler/icons-react';
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
      {request.isSuccess && (
        <Alert role="note" color="leaf" icon={<IconMailCheck aria-hidden />} title="Look into your inbox">
          If <strong>{request.variables.email}</strong> has an account, a link to choose a new password is on
          its way. It can take a minute; look into the spam folder too.
        </Alert>
      )}
      <TextInput label="Email" type="email" autoComplete="email" {...form.getInputProps('email')} />
      <Button type="submit" color="coral" loading={request.isPending} fullWidth>
        {request.isSuccess ? 'Send it again' : 'Send reset link'}
      </Button>
    </AccountFormLayout>
  );
};
