import { limits, type Session } from '@inkling/contract';
import { Badge, Button, Group, Skeleton, Text } from '@mantine/core';
import { IconDeviceLaptop } from '@tabler/icons-react';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { errorText } from '../../../api/api-error.ts';
import { call } from '../../../api/call.ts';
import { accounts } from '../../../api/typed-calls.ts';
import { formatDateTime } from '../../../ui/dates.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Pagination } from '../../../ui/pagination.tsx';
import { refetchQueries } from '../../../ui/refetch-queries.ts';
import { Row, Rows, RowText } from '../../../ui/rows.tsx';
import { toastSuccess } from '../../../ui/toast.ts';
import { useUrlFilters } from '../../../ui/use-url-filters.ts';
import { SettingsCard } from './settings-card.tsx';
import { t } from './texts.ts';

const mySessions = queryOptions({
  queryKey: ['mine', 'sessions'],
  queryFn: ({ signal }) => call(accounts.listSessions, {}, { signal }),
});

const useEndSessions = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (session: Session | 'others') =>
      session === 'others'
        ? call(accounts.endOtherSessions)
        : call(accounts.endSession, { params: { id: session.id } }),
    onSuccess: async (_, session) => {
      toastSuccess(session === 'others' ? t.otherDevicesAreSignedOut : t.thatDeviceIsSignedOut);
      await refetchQueries(queryClient, mySessions.queryKey);
    },
  });
};

const SessionRow = ({ session, onEnd, busy }: { session: Session; onEnd: () => void; busy: boolean }) => (
  <Row>
    <IconDeviceLaptop aria-hidden color="var(--text-soft)" />
    <RowText>
      <Text fw={500}>{session.device}</Text>
      <Text size="sm" c="dimmed">
        {t.lastUsed(formatDateTime(session.last_used_at))}
      </Text>
    </RowText>
    {session.current ? (
      <Badge variant="light">{t.thisDevice}</Badge>
    ) : (
      <Button variant="subtle" disabled={busy} onClick={onEnd} aria-label={t.signOut(session.device)}>
        {t.signOut2}
      </Button>
    )}
  </Row>
);

export const SessionList = () => {
  const { data, error, refetch, isFetching } = useQuery(mySessions);
  const { page, setPage } = useUrlFilters();
  const end = useEndSessions();
  const sessions = data?.items ?? [];
  const shown = sessions.slice((page - 1) * limits.per_page, page * limits.per_page);
  return (
    <SettingsCard title={t.signedInDevices}>
      {error && <ErrorState text={errorText(error)} onRetry={refetch} retrying={isFetching} />}
      {!data && !error && <Skeleton height={56} />}
      <Rows>
        {shown.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            busy={end.isPending}
            onEnd={() => end.mutate(session)}
          />
        ))}
      </Rows>
      <Pagination page={page} total={sessions.length} perPage={limits.per_page} onChange={setPage} />
      {sessions.length > 1 && (
        <Group mt="md">
          <Button variant="default" loading={end.isPending} onClick={() => end.mutate('others')}>
            {t.signOutOtherDevices}
          </Button>
        </Group>
      )}
    </SettingsCard>
  );
};
