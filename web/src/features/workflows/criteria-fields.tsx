import {
  criterionLabels,
  criterionQuestions,
  type FeedbackCategory,
  type FeedbackCriterion,
} from '@inkling/contract';
import { Button, Group, Select, Stack, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { CriterionCard } from './criterion-card.tsx';
import { criteriaStillToAdd, removeAt, replaceAt } from './edit-steps.ts';
import type { StepFieldsProps } from './step-fields-props.ts';

const criterionOf = (type: FeedbackCategory): FeedbackCriterion => ({
  type,
  description: criterionQuestions[type],
  prompt: '',
  placeholder: '',
});

/** What the coach looks at: each criterion of the kind once. */
export const CriteriaFields = ({ step, kind, problems, onChange }: StepFieldsProps) => {
  const chosen = step.feedback_criteria;
  const left = criteriaStillToAdd(step, kind);
  const set = (feedback_criteria: FeedbackCriterion[]) => onChange({ feedback_criteria });
  return (
    <Stack gap="sm">
      <Text fw={500}>Criteria</Text>
      {chosen.length === 0 && (
        <Text size="sm" c="dimmed">
          None chosen: the coach gives feedback on all criteria of this type of activity.
        </Text>
      )}
      {chosen.map((criterion, index) => (
        <CriterionCard
          key={criterion.type}
          criterion={criterion}
          problem={problems.find((one) => one.part === 'feedback_criteria' && one.index === index)?.message}
          onChange={(change) => set(replaceAt(chosen, index, { ...criterion, ...change }))}
          onRemove={() => set(removeAt(chosen, index))}
        />
      ))}
      {left.length > 0 && (
        <Group gap="sm">
          <Select
            aria-label="Add a criterion"
            placeholder="Add a criterion"
            leftSection={<IconPlus size={18} aria-hidden />}
            value={null}
            data={left.map((type) => ({ value: type, label: criterionLabels[type] }))}
            onChange={(value) => {
              const type = left.find((each) => each === value);
              if (type) set([...chosen, criterionOf(type)]);
            }}
          />
          {left.length > 1 && (
            <Button variant="subtle" onClick={() => set([...chosen, ...left.map(criterionOf)])}>
              Add all {left.length}
            </Button>
          )}
        </Group>
      )}
    </Stack>
  );
};
