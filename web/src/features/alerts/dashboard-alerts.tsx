import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { loadTexts } from '../../language/load-texts.ts';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { alertCountsQuery } from './alert-counts.queries.ts';

// On most days there are no alerts: a dashboard fetches them and their texts only where there are some.
const AlertsCard = lazyComponent(async () => {
  await loadTexts(() => ['alerts']);
  return (await import('./alerts-card.tsx')).AlertsCard;
});
const LessUrgentAlerts = lazyComponent(async () => {
  await loadTexts(() => ['alerts']);
  return (await import('./less-urgent-alerts.tsx')).LessUrgentAlerts;
});

const useHasAlerts = (): boolean => (useQuery(alertCountsQuery).data?.total.alerts ?? 0) > 0;

export const DashboardAlerts = () =>
  useHasAlerts() && (
    <Suspense fallback={null}>
      <AlertsCard mb="xl" />
    </Suspense>
  );

export const DashboardLessUrgentAlerts = () =>
  useHasAlerts() && (
    <Suspense fallback={null}>
      <LessUrgentAlerts />
    </Suspense>
  );
