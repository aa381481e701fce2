import { Button, Modal, Skeleton, Stack, Text } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import { errorText } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { passkeys } from '../../api/typed-calls.ts';
import { DialogFooter } from '../../ui/dialog-footer.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { knowsPasskeys, passkeyProblem } from './passkey-problem.ts';
import { myPasskeys } from './passkeys.queries.ts';
import { t } from './texts.ts';

interface ConfirmIdentityProps {
  onConfirmed: () => void;
  onCancel: () => void;
}

interface WaysToConfirm {
  hasPassword: boolean;
  hasPasskey: boolean;
  /** From which a password is set, where no email can. */
  platform: string | null;
}

type WaysToTell = Pick<WaysToConfirm, 'hasPassword' | 'platform'> & { canUsePasskey: boolean };

const whatToDo = ({ hasPassword, canUsePasskey, platform }: WaysToTell): ReactNode => {
  if (hasPassword || canUsePasskey) return t.itIsSomeTimeSince;
  return platform === null ? t.itIsSomeTimeSince2 : t.comeFromPlatformAnew(platform);
};

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

const ConfirmForm = ({
  hasPassword,
  hasPasskey,
  platform,
  onConfirmed,
  onCancel,
}: ConfirmIdentityProps & WaysToConfirm) => {
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
        <Text>{whatToDo({ hasPassword, canUsePasskey, platform })}</Text>
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
        {hasPassword && platform !== null && (
          <Text size="sm" c="dimmed">
            {t.forgottenComeAnew(platform)}
          </Text>
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

export const ConfirmIdentityDialog = (props: ConfirmIdentityProps) => {
  const { data, error, refetch, isFetching } = useQuery(myPasskeys);
  return (
    <Modal opened onClose={props.onCancel} title={t.isItYou} closeButtonProps={{ 'aria-label': t.close }}>
      {data ? (
        <ConfirmForm
          {...props}
          hasPassword={data.has_password}
          hasPasskey={data.passkeys.length > 0}
          platform={data.password_platform}
        />
      ) : error ? (
        <ErrorState text={errorText(error)} onRetry={refetch} retrying={isFetching} />
      ) : (
        <Skeleton height={56} />
      )}
    </Modal>
  );
};
