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
import { withElements } from '../../language/with-elements.tsx';
import { firstProblem } from '../../shared/form/validate-with.ts';
import { toastSuccess } from '../../ui/toast.ts';
import { AccountFormLayout } from './account-form-layout.tsx';
import { t } from './texts.ts';

export const ForgotPasswordPage = () => {
  const [problem, setProblem] = useState<string | null>(null);
  const form = useForm({ initialValues: { email: '' } });
  const request = useMutation({
    mutationFn: (body: { email: string }) => call(accounts.requestPasswordReset, { body }),
    meta: { silent: true },
    onSuccess: () => toastSuccess(t.resetEmailSentPleaseCheck),
    onError: (error) => setProblem(errorText(error, t.failedToSendResetEmail)),
  });
  const submit = form.onSubmit((values) => {
    const found = firstProblem(passwordResetRequest, values);
    setProblem(found);
    if (found === null) request.mutate(passwordResetRequest.parse(values));
  });
  return (
    <AccountFormLayout
      title={t.forgotYourPassword}
      intro={t.tellUsYourEmailAnd}
      error={problem}
      onSubmit={submit}
      footer={
        <Anchor component={Link} to={screens.login.path} fw={600}>
          {t.backToSignIn}
        </Anchor>
      }
    >
      {request.isSuccess && (
        <Alert role="note" color="leaf" icon={<IconMailCheck aria-hidden />} title={t.lookIntoYourInbox}>
          {withElements(t.ifItHasAnAccount, { email: () => <strong>{request.variables.email}</strong> })}
        </Alert>
      )}
      <TextInput label={t.email} type="email" autoComplete="email" {...form.getInputProps('email')} />
      <Button type="submit" color="coral" loading={request.isPending} fullWidth>
        {request.isSuccess ? t.sendItAgain : t.sendResetLink}
      </Button>
    </AccountFormLayout>
  );
};
