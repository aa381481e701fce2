import { type AccessLogEntry, type Child, limits } from '@inkling/contract';
import { Skeleton, Stack, Text } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../api/call.ts';
import { useUser } from '../../../api/session.ts';
import { children } from '../../../api/typed-calls.ts';
import { langOfWriting } from '../../../language/language.ts';
import { PagedList } from '../../../shared/paged-list.tsx';
import { formatDateTime } from '../../../ui/dates.ts';
import { Row, Rows, RowText } from '../../../ui/rows.tsx';
import { t } from '../texts.ts';

const whoOf = ({ viewer }: AccessLogEntry, myId: number | undefined): string => {
  if (!viewer) return t.somebodyWhoseAccountIsDeleted;
  return viewer.id === myId ? t.you : t.nameAndRole(viewer.full_name, t.roles[viewer.role]);
};

const Entry = ({ entry, myId }: { entry: AccessLogEntry; myId: number | undefined }) => (
  <Row>
    <RowText>
      <Text fw={600}>{whoOf(entry, myId)}</Text>
      <span lang={langOfWriting}>{entry.writing.title}</span>
    </RowText>
    <Text component="time" dateTime={entry.created_at} size="sm" c="dimmed">
      {formatDateTime(entry.created_at)}
    </Text>
  </Row>
);

const waiting = (
  <Stack role="status" aria-label={t.loading} gap="sm" mt="sm">
    <Skeleton height={16} radius="xl" />
    <Skeleton height={16} width="80%" radius="xl" />
    <Skeleton height={16} width="60%" radius="xl" />
  </Stack>
);

/** Every visit of a grown-up to the child's work, newest first. */
export const AccessLog = ({ child }: { child: Child }) => {
  const myId = useUser()?.id;
  const [page, setPage] = useState(1);
  const query = useQuery({
    queryKey: ['children', child.id, 'access', page],
    queryFn: ({ signal }) =>
      call(children.listAccessLog, { params: { id: child.id }, query: { page } }, { signal }),
    placeholderData: keepPreviousData,
  });
  return (
    <PagedList
      query={query}
      skeleton={waiting}
      empty={
        <Text c="dimmed" mt="xs">
          {t.noGrownUpHasOpened}
        </Text>
      }
      page={page}
      perPage={limits.per_page}
      onPage={setPage}
    >
      {(entries) => (
        <Rows label={t.whoOpenedSWork(child.full_name)}>
          {entries.map((entry) => (
            <Entry key={entry.id} entry={entry} myId={myId} />
          ))}
        </Rows>
      )}
    </PagedList>
  );
};
