import { screens } from '@inkling/contract';
import { Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Link } from 'react-router';
import { QueryState } from '../../shared/query-state.tsx';
import { CardsSkeleton } from '../../ui/cards-skeleton.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { totalOf } from './chart-data.ts';
import { myProgress } from './progress.queries.ts';
import { ProgressCounts } from './progress-counts.tsx';
import classes from './progress-page.module.css';
import { RecentFeedback } from './recent-feedback.tsx';
import { Tips } from './tips.tsx';

/** The drawing kit is large: figures and words do not wait for it. */
const ProgressCharts = lazyComponent(async () => (await import('./progress-charts.tsx')).ProgressCharts);

const NothingYet = () => (
  <EmptyState title="Nothing to measure yet" text="Your first writing will show up here.">
    <Button component={Link} to={screens['new-writing'].path} color="coral" mt="md">
      Start a New Task
    </Button>
  </EmptyState>
);

export const ProgressPage = () => {
  const query = useQuery(myProgress);
  return (
    <>
      <PageHeader title="My Writing Progress" text="How far you have come, and what to try next.">
        <Button component={Link} to={screens['student-growth'].path} variant="default">
          How I grow
        </Button>
      </PageHeader>
      <QueryState query={query} skeleton={<CardsSkeleton count={4} height={110} />}>
        {(progress) => (
          <>
            <ProgressCounts progress={progress} />
            {totalOf(progress) === 0 ? (
              <div style={{ marginTop: '1.25rem' }}>
                <NothingYet />
              </div>
            ) : (
              <>
                <Suspense fallback={<Skeleton className={classes.waiting} mt="md" radius="lg" />}>
                  <ProgressCharts progress={progress} />
                </Suspense>
                <RecentFeedback
                  items={progress.recent_feedback}
                  empty="Your feedback appears here once you have finished a writing."
                  isOwn
                />
              </>
            )}
            <Tips />
          </>
        )}
      </QueryState>
    </>
  );
};
