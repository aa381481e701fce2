import type { Alert, Page } from '@inkling/contract';
import { Card, Text, Title } from '@mantine/core';
import { useIsFetching, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { alertsKey } from './alert-counts.queries.ts';
import { alertById, answeredAlerts, unansweredAlerts, uncertainPerPage } from './alerts.queries.ts';
import { AlertList } from './alerts-card.tsx';
import { t } from './page.texts.ts';

/** The alert that a notice or an email leads to. */
const useLinkedId = (): number | null => {
  const { hash } = useLocation();
  const id = Number(hash.replace('#alert-', ''));
  return hash.startsWith('#alert-') && Number.isInteger(id) ? id : null;
};

/** Brings it into view once everything above it has its place. */
const useScrollToLinked = (id: number | null): void => {
  const isSettled = useIsFetching({ queryKey: alertsKey }) === 0;
  useEffect(() => {
    if (id !== null && isSettled) document.getElementById(`alert-${id}`)?.scrollIntoView({ block: 'center' });
  }, [id, isSettled]);
};

const holds = (page: Page<Alert> | undefined, id: number): boolean =>
  page?.items.some((alert) => alert.id === id) ?? false;

/** Whether it stands in a list below anyway. */
const useIsListed = (id: number): boolean => {
  const sure = useQuery(unansweredAlerts('sure')).data;
  const quiet = useQuery(unansweredAlerts('look', 1, uncertainPerPage)).data;
  const answered = useQuery(answeredAlerts(1)).data;
  return [sure, quiet, answered].some((page) => holds(page, id));
};

const UnlistedAlert = ({ id }: { id: number }) => {
  const isListed = useIsListed(id);
  const { data, isError } = useQuery(alertById(id));
  if (isError) return <Text>{t.theAlertYouWereLed}</Text>;
  if (!data || isListed) return null;
  return (
    <Card component="section" aria-labelledby="linked-alert">
      <Title order={2} id="linked-alert">
        {t.theAlertYouOpened}
      </Title>
      <AlertList alerts={[data]} />
    </Card>
  );
};

/** A notice or an email always leads to its words, however old the alert is and whoever has answered it. */
export const LinkedAlert = () => {
  const id = useLinkedId();
  useScrollToLinked(id);
  return id === null ? null : <UnlistedAlert id={id} />;
};
