import type { User } from '@inkling/contract';
import { Badge, Button, Group, TextInput } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { accounts } from '../../../api/typed-calls.ts';
import { toastSuccess } from '../../../ui/toast.ts';

const VerifyButton = () => {
  const send = useMutation({
    mutationFn: () => call(accounts.sendVerificationEmail),
    onSuccess: () => toastSuccess('Verification email sent successfully'),
  });
  return (
    <Button variant="light" loading={send.isPending} onClick={() => send.mutate()}>
      Verify Email
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
    Verified
  </Badge>
);

/** Read-only: the address is what the account is known by. On a phone the badge goes below, so that none of it is cut. */
export const EmailField = ({ user }: { user: User }) => (
  <Group align="flex-end" gap="sm">
    <TextInput
      label="Email"
      value={user.email ?? ''}
      placeholder="No email address"
      readOnly
      variant="filled"
      flex="1 1 14rem"
    />
    {user.email && (user.email_verified ? <VerifiedBadge /> : <VerifyButton />)}
  </Group>
);
