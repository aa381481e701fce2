import type { StudentProgress } from '@inkling/contract';
import { SimpleGrid } from '@mantine/core';
import { IconCircleCheck, IconNotebook, IconPencil, IconStar } from '@tabler/icons-react';
import { StatCard } from '../../ui/stat-card.tsx';
import { t } from './texts.ts';

export const ProgressCounts = ({ progress }: { progress: StudentProgress }) => (
  <SimpleGrid cols={{ base: 2, md: 4 }} spacing={{ base: 'xs', sm: 'md' }}>
    <StatCard
      label={t.completedTasks}
      value={progress.completed_activities_count}
      icon={<IconCircleCheck />}
      tone="leaf"
    />
    <StatCard
      label={t.inProgress}
      value={progress.progressing_activities_count}
      icon={<IconPencil />}
      tone="sun"
    />
    <StatCard
      label={t.notStarted}
      value={progress.pending_activities_count}
      icon={<IconNotebook />}
      tone="rest"
    />
    <StatCard
      label={t.averageScore}
      value={progress.average_score === null ? '/' : Math.round(progress.average_score)}
      icon={<IconStar />}
      tone="ink"
    />
  </SimpleGrid>
);
