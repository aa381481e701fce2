import { Skeleton } from '@mantine/core';
import { Suspense } from 'react';
import { QueryState } from '../../../shared/query-state.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { lazyComponent } from '../../../ui/lazy-component.tsx';
import { useTeacherAnalytics } from './teacher-progress.queries.ts';

const AnalyticsCharts = lazyComponent(async () => (await import('./analytics-charts.tsx')).AnalyticsCharts);

const waiting = <Skeleton h={320} radius="lg" />;

export const AnalyticsTab = () => (
  <QueryState query={useTeacherAnalytics()} skeleton={waiting}>
    {(analytics) =>
      analytics.averageCompletion === null ? (
        <EmptyState
          title="Nothing to draw yet"
          text="The charts appear once students have been assigned their first activity."
        />
      ) : (
        <Suspense fallback={waiting}>
          <AnalyticsCharts analytics={analytics} />
        </Suspense>
      )
    }
  </QueryState>
);
