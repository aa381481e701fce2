import type { Passkey } from '@inkling/contract';
import { Button, Group, Skeleton, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText } from '../../api/api-error.ts';
import { confirm } from '../../ui/confirm.ts';
import { formatDate, formatDateTime } from '../../ui/dates.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Row, Rows, RowText } from '../../ui/rows.tsx';
import { knowsPasskeys } from './passkey-problem.ts';
import { myPasskeys, usePasskeyChange } from './passkeys.queries.ts';
import { RenamePasskeyDialog } from './rename-passkey-dialog.tsx';
import { t } from './texts.ts';

const describe = ({ created_at, last_used_at, is_synced, permissions }: Passkey): string =>
  [
    t.added(formatDate(created_at)),
    last_used_at ? t.lastUsed(formatDateTime(last_used_at)) : t.notUsedYet,
    ...(is_synced ? [t.alsoOnYourOtherDevices] : []),
    ...(permissions.remove ? [] : [t.theOnlyWayIntoYour]),
  ].join(' · ');

interface PasskeyRowProps {
  passkey: Passkey;
  isBusy: boolean;
  onRename: () => void;
  onRemove: () => void;
}

const PasskeyRow = ({ passkey, isBusy, onRename, onRemove }: PasskeyRowProps) => {
  const question = {
    title: t.remove(passkey.name),
    message: t.itNoLongerOpensYour,
    confirm: t.remove2,
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
        <Button variant="subtle" onClick={onRename} aria-label={t.rename(passkey.name)}>
          {t.rename2}
        </Button>
        {passkey.permissions.remove && (
          <Button
            variant="subtle"
            disabled={isBusy}
            aria-label={t.remove3(passkey.name)}
            onClick={async () => (await confirm(question)) && onRemove()}
          >
            {t.remove2}
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
        <Rows label={t.passkeys}>
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
            {t.addAPasskey}
          </Button>
        </Group>
      ) : (
        <Text size="sm" c="dimmed">
          {t.thisBrowserDoesNotKnow}
        </Text>
      )}
      <RenamePasskeyDialog passkey={renamed} onClose={() => setRenamed(null)} />
    </>
  );
};
