import type { User } from '@inkling/contract';
import { Badge, Button, Group, TextInput } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { accounts } from '../../../api/typed-calls.ts';
import { toastSuccess } from '../../../ui/toast.ts';
import { t } from './texts.ts';

const VerifyButton = () => {
  const send = useMutation({
    mutationFn: () => call(accounts.sendVerificationEmail),
    onSuccess: () => toastSuccess(t.verificationEmailSentSuccessfully),
  });
  return (
    <Button variant="light" loading={send.isPending} onClick={() => send.mutate()}>
      {t.verifyEmail}
    </Button>
  );
};

const VerifiedBadge = () => (
  <Badge
    my={10}
    bg="var(--leaf-wash)"
    c="var(--leaf-on-wash)"
    leftSection={<IconCircleCheck size={14} aria-hidden />}
  >
    {t.verified}
  </Badge>
);

/** Read-only: the address is what the account is known by. On a phone the badge goes below, so that none of it is cut. */
export const EmailField = ({ user }: { user: User }) => (
  <Group align="flex-end" gap="sm">
    <TextInput
      label={t.email}
      value={user.email ?? ''}
      placeholder={t.noEmailAddress}
      readOnly
      variant="filled"
      flex="1 1 14rem"
    />
    {user.email && (user.email_verified ? <VerifiedBadge /> : <VerifyButton />)}
  </Group>
);
