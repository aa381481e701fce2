import { SimpleGrid } from '@mantine/core';
import { IconChecklist, IconClipboardText, IconStar, IconUsers } from '@tabler/icons-react';
import { QueryState } from '../../../shared/query-state.tsx';
import { CardsSkeleton } from '../../../ui/cards-skeleton.tsx';
import { StatCard } from '../../../ui/stat-card.tsx';
import { scoreText } from './completion-band.ts';
import { useTeacherAnalytics } from './teacher-progress.queries.ts';

export const OverviewCards = () => (
  <QueryState query={useTeacherAnalytics()} skeleton={<CardsSkeleton count={4} height={96} />}>
    {({ studentsCount, activeActivitiesCount, averageCompletion, averageScore }) => (
      <SimpleGrid cols={{ base: 2, md: 4 }} spacing={{ base: 'xs', sm: 'md' }}>
        <StatCard label="Students" value={studentsCount} icon={<IconUsers />} tone="ink" />
        <StatCard
          label="Active activities"
          value={activeActivitiesCount}
          icon={<IconClipboardText />}
          tone="coral"
        />
        <StatCard
          label="Average completion"
          value={averageCompletion === null ? '/' : `${averageCompletion}%`}
          icon={<IconChecklist />}
          tone="leaf"
        />
        <StatCard label="Average score" value={scoreText(averageScore)} icon={<IconStar />} tone="sun" />
      </SimpleGrid>
    )}
  </QueryState>
);
