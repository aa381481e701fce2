import type { Passkey } from '@inkling/contract';
import { Button, Group, Skeleton, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText } from '../../api/api-error.ts';
import { confirm } from '../../ui/confirm.ts';
import { formatDate, formatDateTime } from '../../ui/dates.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Row, Rows, RowText } from '../../ui/rows.tsx';
import { ConfirmIdentityDialog } from './confirm-identity-dialog.tsx';
import { knowsPasskeys } from './passkey-problem.ts';
import { myPasskeys, usePasskeyChange } from './passkeys.queries.ts';
import { RenamePasskeyDialog } from './rename-passkey-dialog.tsx';

const describe = ({ created_at, last_used_at, is_synced, permissions }: Passkey): string =>
  [
    `Added ${formatDate(created_at)}`,
    last_used_at ? `last used ${formatDateTime(last_used_at)}` : 'not used yet',
    ...(is_synced ? ['also on your other devices'] : []),
    ...(permissions.remove ? [] : ['the only way into your account']),
  ].join(' · ');

interface PasskeyRowProps {
  passkey: Passkey;
  isBusy: boolean;
  onRename: () => void;
  onRemove: () => void;
}

const PasskeyRow = ({ passkey, isBusy, onRename, onRemove }: PasskeyRowProps) => {
  const question = {
    title: `Remove “${passkey.name}”?`,
    message: 'It no longer opens your account. Nobody is signed out. You can delete it on the device too.',
    confirm: 'Remove',
    danger: true,
  };
  return (
    <Row>
      <RowText>
        <Text fw={500}>{passkey.name}</Text>
        <Text size="sm" c="dimmed">
          {describe(passkey)}
        </Text>
      </RowText>
      <Group gap="xs">
        <Button variant="subtle" onClick={onRename} aria-label={`Rename ${passkey.name}`}>
          Rename
        </Button>
        {passkey.permissions.remove && (
          <Button
            variant="subtle"
            disabled={isBusy}
            aria-label={`Remove ${passkey.name}`}
            onClick={async () => (await confirm(question)) && onRemove()}
          >
            Remove
          </Button>
        )}
      </Group>
    </Row>
  );
};

/** The passkeys of whoever is signed in, and how to add one. */
export const PasskeyList = () => {
  const { data, error, refetch, isFetching } = useQuery(myPasskeys);
  const [renamed, setRenamed] = useState<Passkey | null>(null);
  const change = usePasskeyChange();
  if (error && !data) return <ErrorState text={errorText(error)} onRetry={refetch} retrying={isFetching} />;
  if (!data) return <Skeleton height={56} />;
  return (
    <>
      {data.passkeys.length > 0 && (
        <Rows label="Passkeys">
          {data.passkeys.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              isBusy={change.isPending}
              onRename={() => setRenamed(passkey)}
              onRemove={() => change.remove(passkey)}
            />
          ))}
        </Rows>
      )}
      {knowsPasskeys() ? (
        <Group mt={data.passkeys.length > 0 ? 'md' : 0}>
          <Button variant="default" loading={change.isPending} onClick={change.add}>
            Add a passkey
          </Button>
        </Group>
      ) : (
        <Text size="sm" c="dimmed">
          This browser does not know passkeys.
        </Text>
      )}
      <RenamePasskeyDialog passkey={renamed} onClose={() => setRenamed(null)} />
      <ConfirmIdentityDialog
        opened={change.mustConfirm}
        hasPassword={data.has_password}
        hasPasskey={data.passkeys.length > 0}
        onConfirmed={change.confirmed}
        onCancel={change.cancelConfirming}
      />
    </>
  );
};
