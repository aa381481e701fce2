import type { AuditLogEntry } from '@inkling/contract';
import { Button, Group, Select, Skeleton, Stack, Text } from '@mantine/core';
import { IconFileDownload } from '@tabler/icons-react';
import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { download } from '../../api/download.ts';
import { school } from '../../api/typed-calls.ts';
import { QueryState } from '../../shared/query-state.tsx';
import { formatDateTime } from '../../ui/dates.ts';
import { Section } from '../../ui/detail-layout.tsx';
import { Row, Rows, RowText } from '../../ui/rows.tsx';
import { auditLogQuery, staff } from './school.queries.ts';
import { roleTexts } from './school-texts.ts';

const Entry = ({ entry }: { entry: AuditLogEntry }) => {
  const { actor, by_itself, did, student, created_at, address } = entry;
  const isAboutOther = student !== null && student.id !== actor?.id;
  return (
    <Row>
      <RowText>
        <Text>
          <Text span fw={600}>
            {actor?.full_name ?? (by_itself ? 'Inkling' : 'A deleted account')}
          </Text>{' '}
          {did}
          {isAboutOther && ` · ${student.full_name}`}
        </Text>
        <Text size="sm" c="dimmed">
          {formatDateTime(created_at)}
          {actor && ` · ${roleTexts[actor.role]}`} · {by_itself ? address : `network ${address}`}
        </Text>
      </RowText>
    </Row>
  );
};

const Tools = ({ person, onPerson }: { person: string | null; onPerson: (id: string | null) => void }) => {
  const colleagues = useQuery(staff).data?.items ?? [];
  const query = person === null ? {} : { person_id: Number(person) };
  const save = useMutation({ mutationFn: () => download(school.exportRecord, { query }) });
  return (
    <Group gap="sm" align="flex-end" justify="space-between" w="100%">
      <Select
        label="What this person did"
        placeholder="Everybody"
        clearable
        data={colleagues.map(({ id, full_name }) => ({ value: String(id), label: full_name }))}
        value={person}
        onChange={onPerson}
      />
      <Button
        variant="default"
        leftSection={<IconFileDownload size={18} aria-hidden />}
        loading={save.isPending}
        onClick={() => save.mutate()}
      >
        Download as a table
      </Button>
    </Group>
  );
};

/** Who read and changed what of whom, without a word that a child wrote. */
export const AuditLogSection = () => {
  const [person, setPerson] = useState<string | null>(null);
  const query = useInfiniteQuery(auditLogQuery(person === null ? undefined : Number(person)));
  return (
    <Section title="Record">
      <Stack gap="md" align="flex-start">
        <Text c="dimmed">
          Who opened or changed students’ work, and who changed staff and classes. It cannot be changed, and
          it is kept for two years. What students wrote is not in it.
        </Text>
        <Tools person={person} onPerson={setPerson} />
        <QueryState query={query} skeleton={<Skeleton height="10rem" width="100%" radius="lg" />}>
          {({ pages }) =>
            pages[0]?.entries.length === 0 ? (
              <Text c="dimmed">Nothing is recorded yet.</Text>
            ) : (
              <Rows label="Record">
                {pages
                  .flatMap(({ entries }) => entries)
                  .map((entry) => (
                    <Entry key={entry.id} entry={entry} />
                  ))}
              </Rows>
            )
          }
        </QueryState>
        {query.hasNextPage && (
          <Button variant="default" loading={query.isFetchingNextPage} onClick={() => query.fetchNextPage()}>
            Show older entries
          </Button>
        )}
      </Stack>
    </Section>
  );
};
