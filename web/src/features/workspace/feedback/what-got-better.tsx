import { criterionLabels, type Writing } from '@inkling/contract';
import { Card, Group, Stack, Text, Title } from '@mantine/core';
import { IconSparkles } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { findImprovements } from './improvements-since-first-draft.ts';
import { useRounds } from './use-rounds.ts';

interface RisesToShow {
  title: string;
  list: ReactNode;
}

/** An earlier draft beside the last, in one line for each thing that rose or came true; null where nothing did, or nobody may know yet. */
export const useImprovements = (writing: Writing): RisesToShow | null => {
  const { rises, followed, isSinceFirst } = findImprovements(useRounds(writing.id).rounds);
  if (rises.length + followed.length === 0 || writing.feedback_held) return null;
  return {
    // What another coach marked can't be compared: then it is the earliest draft that can.
    title: `What got better since ${isSinceFirst ? 'your first' : 'an earlier'} draft`,
    list: (
      <Stack component="ul" gap={4} mt="sm">
        {rises.map(({ criterion, first, last }) => (
          <Text component="li" key={criterion}>
            {criterionLabels[criterion]} {first}, now <strong>{last}</strong>
          </Text>
        ))}
        {followed.map((criterion) => (
          <Text component="li" key={criterion}>
            {criterionLabels[criterion]}: you did what the coach asked
          </Text>
        ))}
      </Stack>
    ),
  };
};

export const WhatGotBetter = ({ writing }: { writing: Writing }) => {
  const rises = useImprovements(writing);
  if (!rises) return null;
  return (
    <Card mt="lg" component="section" aria-labelledby="what-got-better">
      <Group gap="xs" wrap="nowrap">
        <IconSparkles size={22} color="var(--coral)" aria-hidden style={{ flex: 'none' }} />
        <Title order={2} fz="h4" id="what-got-better">
          {rises.title}
        </Title>
      </Group>
      {rises.list}
    </Card>
  );
};
