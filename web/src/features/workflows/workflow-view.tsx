import type { Step } from '@inkling/contract';
import { Stack, Text } from '@mantine/core';
import { wordsOf } from './step-types.ts';

/** A workflow to read. */
export const WorkflowView = ({ steps }: { steps: Step[] }) => (
  <Stack component="ol" gap="sm">
    {steps.map((step) => (
      <li key={step.id}>
        <Text fw={600}>{step.title}</Text>
        <Text size="sm" c="dimmed">
          {wordsOf(step.type).label}
        </Text>
      </li>
    ))}
  </Stack>
);
