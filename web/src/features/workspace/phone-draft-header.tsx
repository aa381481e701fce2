import type { Step, StepEntry, Writing } from '@inkling/contract';
import { Box, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useIsNarrow } from '../../ui/use-is-narrow.ts';

const planIn = (steps: Step[], data: StepEntry[]): string =>
  steps
    .filter(({ type }) => type === 'structuredForm')
    .flatMap(({ id }) => {
      const content = data.find((entry) => entry.id === id)?.content;
      return Array.isArray(content) ? content : [];
    })
    .map((answer) => [answer.content].flat().join(', ').trim())
    .filter((answer) => answer !== '')
    .join(' · ');

interface DraftBeginningProps {
  writing: Writing;
  data: StepEntry[];
  /** The title, with a way to change it for a child who chose it. */
  title: ReactNode;
}

/** On a phone, where the outline lies behind a tab: what the piece is called, what it is to do and what was planned. */
export const PhoneDraftHeader = ({ writing, data, title }: DraftBeginningProps) => {
  if (!useIsNarrow()) return null;
  const plan = planIn(writing.steps, data);
  const task = writing.activity?.description;
  return (
    <Box mb="sm">
      <Text component="div" fw={600} fz="lg">
        {title}
      </Text>
      {task && (
        <Text component="section" size="sm" aria-label="Your task">
          <strong>Your task:</strong> {task}
        </Text>
      )}
      {plan && (
        <Text size="sm" c="dimmed" lineClamp={2}>
          Your plan: {plan}
        </Text>
      )}
    </Box>
  );
};
