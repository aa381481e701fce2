import { type Step, type StepEntry, stepUrlHash, type Writing } from '@inkling/contract';
import { Box, Stack, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { formatDay } from '../../ui/dates.ts';
import surface from '../../ui/theme/surface.module.css';
import { activityTypeDescriptions } from '../labels/activity-type-descriptions.ts';
import { activityTypeLabels } from '../labels/activity-type-subject-and-status-labels.ts';
import { StepList } from '../steps/step-list.tsx';
import { canOpenStep, countSteps } from './step-order.ts';

export interface StepNavigationProps {
  writing: Writing;
  steps: Step[];
  step: Step;
  data: StepEntry[];
  /** A way to another title, for a child who chose it. */
  rename?: ReactNode;
}

/** In words of a young child, beside those of school. */
const plainTitles: Partial<Record<Step['type'], string>> = {
  chat: 'Tell your ideas',
  structuredForm: 'Make a plan',
  freeWriting: 'Write it',
  feedback: 'Make it better',
};

/** A step counts as done once a later one was begun. */
const isDone = (index: number, { steps, data, writing }: StepNavigationProps): boolean =>
  writing.status === 'completed' ||
  steps.slice(index + 1).some(({ id }) => data.some((entry) => entry.id === id));

export const StepLinks = (props: StepNavigationProps & { onChoose?: () => void }) => {
  const { writing, steps, step, data, onChoose } = props;
  const { search } = useLocation();
  const navigate = useNavigate();
  return (
    <StepList
      steps={steps.map((one, index) => {
        const isCurrent = one.id === step.id;
        return {
          id: one.id,
          title: one.title,
          plainTitle: plainTitles[one.type],
          isCurrent,
          isDone: !isCurrent && isDone(index, props),
          canOpen: canOpenStep(one, { data, status: writing.status }),
        };
      })}
      onOpen={(index) => {
        const chosen = steps[index];
        if (chosen) void navigate({ search, hash: stepUrlHash(chosen.title) });
        onChoose?.();
      }}
    />
  );
};

export const AssignmentDetails = ({ writing, steps, step, rename }: StepNavigationProps) => {
  const facts: [string, ReactNode][] = [
    ['Title', rename || writing.title],
    [
      'Type',
      `${activityTypeLabels[writing.writing_type]} (${activityTypeDescriptions[writing.writing_type]})`,
    ],
  ];
  if (writing.status !== 'completed' && writing.due_date)
    facts.push(['Due Date', formatDay(writing.due_date)]);
  const count = countSteps(steps);
  const position = Math.min(steps.findIndex(({ id }) => id === step.id) + 1, count);
  facts.push(['Current Step', `${position} of ${count}`]);
  return (
    <Box component="section" className={surface.inset} py="md">
      <Title order={2} fz="h3">
        Assignment Details
      </Title>
      <Stack component="dl" gap="sm" mt="sm">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Stack>
    </Box>
  );
};
