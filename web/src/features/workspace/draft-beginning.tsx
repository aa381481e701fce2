import type { Step, StepEntry, Writing } from '@inkling/contract';
import { Box, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { breakpoints } from '../../ui/theme/sizes.ts';

/** Below this the plan lies behind a tab. */
const narrow = `not all and (min-width: ${breakpoints.md})`;

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

/** On a phone: what the piece is called and what was planned, above an empty sheet. */
export const DraftBeginning = ({ writing, data, title }: DraftBeginningProps) => {
  const isNarrow = useMediaQuery(narrow, false, { getInitialValueInEffect: false });
  if (!isNarrow) return null;
  const plan = planIn(writing.steps, data);
  const line = plan ? `Your plan: ${plan}` : writing.activity?.description;
  return (
    <Box mb="sm">
      <Text component="div" fw={600} fz="lg">
        {title}
      </Text>
      {line && (
        <Text size="sm" c="dimmed" lineClamp={2}>
          {line}
        </Text>
      )}
    </Box>
  );
};
