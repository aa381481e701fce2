import { type StudentProgress, screens } from '@inkling/contract';
import { Button, SimpleGrid, Skeleton } from '@mantine/core';
import { IconCircleCheck, IconNotebook, IconPencil, IconStar } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { CardsSkeleton } from '../../ui/cards-skeleton.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { StatCard } from '../../ui/stat-card.tsx';
import { totalOf } from './chart-data.ts';
import { myProgress } from './progress.queries.ts';
import { RecentFeedback } from './recent-feedback.tsx';
import { Tips } from './tips.tsx';

/** The drawing kit is large: figures and words do not wait for it. */
const ProgressCharts = lazy(async () => ({
  default: (await import('./progress-charts.tsx')).ProgressCharts,
}));

const Counts = ({ progress }: { progress: StudentProgress }) => (
  <SimpleGrid cols={{ base: 1, xs: 2, md: 4 }}>
    <StatCard
      label="Completed Tasks"
      value={progress.completed_activities_count}
      icon={<IconCircleCheck />}
      tone="leaf"
    />
    <StatCard
      label="In Progress"
      value={progress.progressing_activities_count}
      icon={<IconPencil />}
      tone="sun"
    />
    <StatCard
      label="Not Started"
      value={progress.pending_activities_count}
      icon={<IconNotebook />}
      tone="rest"
    />
    <StatCard
      label="Average Score"
      value={progress.average_score === null ? '/' : Math.round(progress.average_score)}
      icon={<IconStar />}
      tone="ink"
    />
  </SimpleGrid>
);

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
      <PageHeader title="My Writing Progress" text="How far you have come, and what to try next." />
      <QueryState query={query} skeleton={<CardsSkeleton count={4} height={110} />}>
        {(progress) => (
          <>
            <Counts progress={progress} />
            {totalOf(progress) === 0 ? (
              <div style={{ marginTop: '1.25rem' }}>
                <NothingYet />
              </div>
            ) : (
              <>
                <Suspense fallback={<Skeleton h={300} mt="md" radius="lg" />}>
                  <ProgressCharts progress={progress} />
                </Suspense>
                <RecentFeedback items={progress.recent_feedback} />
              </>
            )}
            <Tips />
          </>
        )}
      </QueryState>
    </>
  );
};
