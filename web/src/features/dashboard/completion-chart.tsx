import { Flex, Group, RingProgress, Text, Title } from '@mantine/core';
import { writingStatusLabels } from '../../shared/labels/writing-status.ts';
import { ChartLegend } from '../../ui/chart-legend.tsx';
import { Mascot } from '../../ui/mascot/mascot.tsx';
import type { WritingCounts } from './dashboard.queries.ts';

/** The figures stand in words beside the ring, so nobody depends on its colours. */
export const CompletionChart = ({ writings }: { writings: WritingCounts }) => {
  const total = writings.pending + writings.progressing + writings.completed;
  const share = (count: number) => (count / total) * 100;
  return (
    <>
      <Title order={3}>Activity Completion Status</Title>
      {total === 0 ? (
        <Group mt="md" wrap="nowrap">
          <Mascot mood="asleep" size={96} />
          <Text c="dimmed">Nothing is assigned yet. The chart fills as soon as students have writings.</Text>
        </Group>
      ) : (
        <Flex rowGap="xl" columnGap="2.5rem" wrap="wrap" align="center" mt="sm">
          <RingProgress
            size={190}
            thickness={24}
            aria-hidden
            sections={writingStatusLabels.map(({ status, color }) => ({
              value: share(writings[status]),
              color,
            }))}
            label={
              <Text ta="center" fw={700} fz={26}>
                {total}
              </Text>
            }
          />
          <ChartLegend
            items={writingStatusLabels.map(({ status, label, color }) => ({
              label,
              color,
              value: writings[status],
              note: `${Math.round(share(writings[status]))}%`,
            }))}
          />
        </Flex>
      )}
    </>
  );
};
