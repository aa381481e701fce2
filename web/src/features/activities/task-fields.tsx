import type { ActivityTypeOption } from '@inkling/contract';
import { Textarea, TextInput } from '@mantine/core';
import { RichTextField } from '../../ui/form/rich-text-field.tsx';
import { ActivityTypeField } from '../workflows/index.ts';
import type { ActivityFormState } from './activity-values.ts';

/** What the student is asked to write. */
export const TaskFields = ({ form }: { form: ActivityFormState }) => {
  const { value, onBlur, error } = form.getInputProps('activity_kind_id');
  const chooseType = ({ id, key }: ActivityTypeOption) => {
    form.setFieldValue('activity_kind_id', id);
    form.setFieldValue('activity_type', key);
    if (key === 'wellbeing') form.setFieldValue('subject', 'wellbeing');
  };
  return (
    <>
      {/* Focusable, so that a failed submit can lead here. */}
      <div data-path="activity_kind_id" tabIndex={-1}>
        <ActivityTypeField value={value} onChange={chooseType} onBlur={onBlur} error={error} />
      </div>
      <TextInput label="Title" withAsterisk maxLength={200} {...form.getInputProps('title')} />
      <Textarea
        label="Description"
        description="One or two sentences that make a child want to begin"
        withAsterisk
        autosize
        minRows={2}
        maxLength={5000}
        {...form.getInputProps('description')}
      />
      <RichTextField
        label="Requirements"
        description="What a finished piece needs"
        required
        {...form.getInputProps('requirements')}
        value={form.values.requirements}
      />
    </>
  );
};
