import { Group, Progress, SimpleGrid, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { completionBandOf } from './completion-band.ts';

/** A bar with its figure in words. */
export const CompletionBar = ({ label, percentage }: { label: string; percentage: number }) => {
  const band = completionBandOf(percentage);
  return (
    <div>
      <Group gap="sm" wrap="nowrap" align="baseline" justify="space-between" mb="0.375rem">
        <span>{label}</span>
        <strong>{percentage}%</strong>
      </Group>
      <Progress value={percentage} color={band.color} size="lg" data-band={band.name} aria-hidden />
    </div>
  );
};

export const Counts = ({ counts }: { counts: { label: string; value: ReactNode }[] }) => (
  <SimpleGrid component="dl" cols={3} spacing="md" verticalSpacing="sm">
    {counts.map(({ label, value }) => (
      <div key={label}>
        <Text component="dt" size="xs" c="dimmed">
          {label}
        </Text>
        <dd>{value}</dd>
      </div>
    ))}
  </SimpleGrid>
);
