import { Button, Modal, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { call } from '../../api/call.ts';
import { passkeys } from '../../api/typed-calls.ts';
import { DialogFooter } from '../../ui/dialog-footer.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { knowsPasskeys, passkeyProblem } from './passkey-problem.ts';
import { t } from './texts.ts';

interface ConfirmIdentityProps {
  hasPassword: boolean;
  hasPasskey: boolean;
  onConfirmed: () => void;
  onCancel: () => void;
}

const useConfirm = (onConfirmed: () => void, onProblem: (problem: string | null) => void) =>
  useMutation({
    mutationFn: async (password: string | null) => {
      if (password !== null) return call(passkeys.confirmIdentity, { body: { password } });
      const { confirmWithPasskey } = await import('./ask-browser.ts');
      return confirmWithPasskey();
    },
    meta: { silent: true },
    onSuccess: onConfirmed,
    onError: (error) => onProblem(passkeyProblem(error)),
  });

const ConfirmForm = ({ hasPassword, hasPasskey, onConfirmed, onCancel }: ConfirmIdentityProps) => {
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const confirm = useConfirm(onConfirmed, setProblem);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setProblem(password ? null : t.pleaseEnterYourPassword);
    if (password) confirm.mutate(password);
  };
  const canUsePasskey = hasPasskey && knowsPasskeys();
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <Text>{hasPassword || canUsePasskey ? t.itIsSomeTimeSince : t.itIsSomeTimeSince2}</Text>
        {hasPassword ? (
          <PasswordField
            label={t.yourPassword}
            autoComplete="current-password"
            value={password}
            onChange={(event) => setPassword(event.currentTarget.value)}
            error={problem}
            data-autofocus
          />
        ) : (
          problem && (
            <Text role="alert" c="var(--danger)">
              {problem}
            </Text>
          )
        )}
        {canUsePasskey && (
          <Button variant="default" disabled={confirm.isPending} onClick={() => confirm.mutate(null)}>
            {t.useAPasskey}
          </Button>
        )}
      </Stack>
      <DialogFooter onCancel={onCancel}>
        {hasPassword && (
          <Button type="submit" loading={confirm.isPending}>
            {t.confirm}
          </Button>
        )}
      </DialogFooter>
    </form>
  );
};

export const ConfirmIdentityDialog = ({ opened, ...props }: ConfirmIdentityProps & { opened: boolean }) => (
  <Modal
    opened={opened}
    onClose={props.onCancel}
    title={t.isItYou}
    closeButtonProps={{ 'aria-label': t.close }}
  >
    <ConfirmForm {...props} />
  </Modal>
);
