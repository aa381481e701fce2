import type { ActivityType, Step } from '@inkling/contract';
import { Button, Card, Group, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { addedStep, moved, replacedAt, withoutAt } from './edit-steps.ts';
import { editableTypes, stepTypeWords, wordsOf } from './step-types.ts';

export interface WorkflowEditorProps {
  value: Step[];
  onChange: (steps: Step[]) => void;
  /** Decides which templates are offered and which criteria a feedback step may name. */
  kind: ActivityType;
  /** What is wrong with the workflow; with it, every step shows its own problems. */
  error?: string | undefined;
}

export const WorkflowEditor = ({ value, onChange, error }: WorkflowEditorProps) => (
  <Stack gap="md">
    {value.map((step, index) => (
      <Card key={step.id}>
        <Text size="sm" c="dimmed">
          {wordsOf(step.type).label}
        </Text>
        <TextInput
          label="Step title"
          value={step.title}
          onChange={({ currentTarget }) =>
            onChange(replacedAt(value, index, { ...step, title: currentTarget.value }))
          }
        />
        <Textarea
          label="Instructions"
          value={step.instructions}
          onChange={({ currentTarget }) =>
            onChange(replacedAt(value, index, { ...step, instructions: currentTarget.value }))
          }
        />
        <Group mt="sm">
          <Button variant="default" onClick={() => onChange(moved(value, index, index - 1))}>
            Move up
          </Button>
          <Button variant="default" onClick={() => onChange(moved(value, index, index + 1))}>
            Move down
          </Button>
          <Button variant="default" onClick={() => onChange(withoutAt(value, index))}>
            Delete
          </Button>
        </Group>
      </Card>
    ))}
    {error && (
      <Text c="var(--danger)" role="alert">
        {error}
      </Text>
    )}
    <Group>
      {editableTypes.map((type) => (
        <Button key={type} variant="light" onClick={() => onChange(addedStep(value, type).steps)}>
          Add {stepTypeWords[type].label}
        </Button>
      ))}
    </Group>
  </Stack>
);
