import type { AlertCounts } from '@inkling/contract';
import { Box, Skeleton, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PagedList } from '../../shared/paged-list.tsx';
import { QueryState } from '../../shared/query-state.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { alertCountsQuery } from './alert-counts.queries.ts';
import { answeredAlerts, answeredPerPage, unansweredAlerts, uncertainPerPage } from './alerts.queries.ts';
import { AlertList, AlertsCard } from './alerts-card.tsx';
import { LinkedAlert } from './linked-alert.tsx';
import { t } from './page.texts.ts';
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
  t.answeredOfThemFiction(alerts, answered, fiction);

/** How often the coach took a story for the truth: adults and those who run Inkling can judge it by that. */
const Counts = () => {
  const counts = useQuery(alertCountsQuery).data;
  if (!counts || counts.total.alerts === 0) return null;
  return (
    <Box mb="md">
      <Text c="dimmed">{t.inAll(share(counts.total))}</Text>
      {counts.classes.length > 1 && (
        <ul aria-label={t.inEachClass}>
          {counts.classes.map((each) => (
            <li key={each.id}>{t.inClass(each.title, share(each))}</li>
          ))}
        </ul>
      )}
    </Box>
  );
};

/** A page without any alert is good news, and should read like it. */
const NothingAnswered = () =>
  useQuery(alertCountsQuery).data?.total.alerts === 0 ? (
    <EmptyState title={t.noAlerts} text={t.nothingTheCoachHasRead} />
  ) : (
    <EmptyState title={t.youHaveAnsweredNothingYet} text={t.whatYouAnswerStaysHere} />
  );

const Answered = () => {
  const [page, setPage] = useState(1);
  return (
    <section aria-labelledby="answered-alerts">
      <Title order={2} id="answered-alerts">
        {t.answered}
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
    <PageHeader title={t.alerts} text={t.whatTheCoachWasWorried} />
    <Stack gap="xl">
      <LinkedAlert />
      <AlertsCard />
      <Quiet />
      <Answered />
    </Stack>
  </>
);
