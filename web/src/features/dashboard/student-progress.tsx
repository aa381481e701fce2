import { Card, Center, RingProgress, Stack, Text, Title } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { writingStatusLabels } from '../../shared/labels/writing-status.ts';
import { ChartLegend } from '../../ui/chart-legend.tsx';
import { completedPercent, noWritings, type WritingCounts } from './dashboard.queries.ts';
import { DashboardStatisticsState } from './dashboard-statistics-state.tsx';

/** Below 25 low, below 75 medium, from 75 on high. */
export const ringColor = (percent: number): string => {
  if (percent < 25) return 'var(--coral)';
  return percent < 75 ? 'var(--sun)' : 'var(--leaf)';
};

const Ring = ({ percent, label, text }: { percent: number; label: ReactNode; text: string }) => (
  <Stack gap={0} align="center" mb="sm">
    <RingProgress
      size={150}
      thickness={15}
      roundCaps
      rootColor="var(--rest-wash)"
      // Round ends would draw nothing as a dot.
      sections={percent > 0 ? [{ value: percent, color: ringColor(percent) }] : []}
      label={
        <Center ff="heading" fz="2xl" fw={700}>
          {label}
        </Center>
      }
    />
    <Text c="dimmed" size="sm" ta="center">
      {text}
    </Text>
  </Stack>
);

const Figures = ({ writings }: { writings: WritingCounts }) => {
  const percent = completedPercent(writings);
  if (percent === null)
    return (
      <Ring
        percent={0}
        label={<IconPencil size={40} color="var(--rest)" aria-hidden />}
        text="No writings yet, start writing now!"
      />
    );
  return (
    <>
      <Ring percent={percent} label={`${percent}%`} text="of your writings are completed" />
      <ChartLegend
        items={writingStatusLabels.map(({ status, label, color }) => ({
          label,
          color,
          value: writings[status],
        }))}
      />
    </>
  );
};

/** How much of what was given is done. */
export const StudentProgress = () => (
  <Card component="section" data-tour="my-progress">
    <Title order={2} fz="h3" mb="md">
      My Progress
    </Title>
    <DashboardStatisticsState cards={1}>
      {({ writings_status_map = noWritings }) => <Figures writings={writings_status_map} />}
    </DashboardStatisticsState>
  </Card>
);
