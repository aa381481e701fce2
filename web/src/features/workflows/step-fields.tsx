import type { Step } from '@inkling/contract';
import { Stack, Text, Textarea, TextInput } from '@mantine/core';
import type { ComponentType, Ref } from 'react';
import { CriteriaFields } from './criteria-fields.tsx';
import { FormBuilder } from './form-builder.tsx';
import type { StepFieldsProps } from './step-fields-props.ts';
import { VideoFields } from './video-fields.tsx';

const ChatFields = ({ step, onChange }: StepFieldsProps) => (
  <Textarea
    label="Prompt for the coach"
    description="Only the coach reads this. A single short question to “you” becomes the coach’s first words."
    placeholder="Help the writer find a problem for their character. Ask one question at a time."
    autosize
    minRows={3}
    maxLength={4000}
    value={step.chat_prompt}
    onChange={({ currentTarget }) => onChange({ chat_prompt: currentTarget.value })}
  />
);

const WritingFields = () => (
  <Text size="sm" c="dimmed">
    The child gets an empty page with a word count, the plan and the coach beside it.
  </Text>
);

/** What each type of step has besides its title and instructions. */
const ownFields: Record<Step['type'], ComponentType<StepFieldsProps> | null> = {
  videoExplanation: VideoFields,
  chat: ChatFields,
  structuredForm: FormBuilder,
  freeWriting: WritingFields,
  feedback: CriteriaFields,
  completed: null,
};

/** Everything about one step, ready to be changed. */
export const StepFields = ({ titleRef, ...props }: StepFieldsProps & { titleRef: Ref<HTMLInputElement> }) => {
  const { step, problems, onChange } = props;
  const OwnFields = ownFields[step.type];
  return (
    <Stack gap="md">
      <TextInput
        ref={titleRef}
        label="Step title"
        maxLength={120}
        value={step.title}
        error={problems.find(({ part }) => part === 'title')?.message}
        onChange={({ currentTarget }) => onChange({ title: currentTarget.value })}
      />
      <Textarea
        label="Instructions"
        description="What the child reads at the top of the step"
        autosize
        minRows={2}
        maxLength={4000}
        value={step.instructions}
        onChange={({ currentTarget }) => onChange({ instructions: currentTarget.value })}
      />
      {OwnFields && <OwnFields {...props} />}
    </Stack>
  );
};
