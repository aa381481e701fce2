import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { call } from '../api/call.ts';
import { accounts } from '../api/typed-calls.ts';
import { toastSuccess } from '../ui/toast.ts';
import { t } from './texts.ts';

/** For a letter that did not come, or is too old. */
export const SendVerificationButton = () => {
  const resend = useMutation({
    mutationFn: () => call(accounts.sendVerificationEmail),
    onSuccess: () => toastSuccess(t.verificationEmailSentSuccessfully),
  });
  return (
    <Button variant="default" loading={resend.isPending} onClick={() => resend.mutate()}>
      {t.sendItAgain}
    </Button>
  );
};
