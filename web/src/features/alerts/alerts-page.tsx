import type { AlertCounts } from '@inkling/contract';
import { Box, Skeleton, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PagedList } from '../../shared/paged-list.tsx';
import { QueryState } from '../../shared/query-state.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import {
  alertCountsQuery,
  answeredAlerts,
  answeredPerPage,
  unansweredAlerts,
  uncertainPerPage,
} from './alerts.queries.ts';
import { AlertList, AlertsCard } from './alerts-card.tsx';
import { LinkedAlert } from './linked-alert.tsx';
import { UncertainAlerts } from './uncertain-alerts.tsx';

const Waiting = () => <Skeleton height="12rem" radius="lg" />;

const Quiet = () => {
  const [page, setPage] = useState(1);
  const query = useQuery(unansweredAlerts('look', page, uncertainPerPage));
  return (
    <QueryState query={query} skeleton={<Waiting />}>
      {(found) =>
        found.meta.total > 0 && (
          <UncertainAlerts page={found}>
            <Pagination page={page} total={found.meta.total} perPage={uncertainPerPage} onChange={setPage} />
          </UncertainAlerts>
        )
      }
    </QueryState>
  );
};

const share = ({ alerts, answered, fiction }: AlertCounts['total']): string =>
  `${alerts === 1 ? '1 alert' : `${alerts} alerts`}, ${answered} answered, ${fiction} of them fiction`;

/** How often the coach took a story for the truth: adults and those who run Inkling can judge it by that. */
const Counts = () => {
  const counts = useQuery(alertCountsQuery).data;
  if (!counts || counts.total.alerts === 0) return null;
  return (
    <Box mb="md">
      <Text c="dimmed">In all: {share(counts.total)}.</Text>
      {counts.classes.length > 1 && (
        <ul aria-label="In each class">
          {counts.classes.map((each) => (
            <li key={each.id}>
              {each.title}: {share(each)}
            </li>
          ))}
        </ul>
      )}
    </Box>
  );
};

/** A page without any alert is good news, and should read like it. */
const NothingAnswered = () =>
  useQuery(alertCountsQuery).data?.total.alerts === 0 ? (
    <EmptyState title="No alerts" text="Nothing the coach has read gave it cause to worry." />
  ) : (
    <EmptyState title="You have answered nothing yet" text="What you answer stays here to be read again." />
  );

const Answered = () => {
  const [page, setPage] = useState(1);
  return (
    <section aria-labelledby="answered-alerts">
      <Title order={2} id="answered-alerts">
        Answered
      </Title>
      <Counts />
      <PagedList
        query={useQuery(answeredAlerts(page))}
        skeleton={<Waiting />}
        empty={<NothingAnswered />}
        page={page}
        perPage={answeredPerPage}
        onPage={setPage}
      >
        {(items) => <AlertList alerts={items} />}
      </PagedList>
    </section>
  );
};

export const AlertsPage = () => (
  <>
    <PageHeader
      title="Alerts"
      text="What the coach was worried about, and what came of it. Each adult answers for themselves, and everybody responsible for the child sees the answers."
    />
    <Stack gap="xl">
      <LinkedAlert />
      <AlertsCard />
      <Quiet />
      <Answered />
    </Stack>
  </>
);
