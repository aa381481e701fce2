import { Textarea, TextInput } from '@mantine/core';
import { RichTextField } from '../../ui/form/rich-text-field.tsx';
import type { ActivityFormState } from './activity-values.ts';

type InputProps = ReturnType<ActivityFormState['getInputProps']>;

interface TaskTextFieldsProps {
  getInputProps: (name: 'title' | 'description' | 'requirements') => InputProps;
  requirements: string;
}

/** The words of the task, whether it is new or out with students already. */
export const TaskTextFields = ({ getInputProps, requirements }: TaskTextFieldsProps) => (
  <>
    <TextInput label="Title" withAsterisk maxLength={200} {...getInputProps('title')} />
    <Textarea
      label="Description"
      description="One or two sentences that make a child want to begin"
      withAsterisk
      autosize
      minRows={2}
      maxLength={5000}
      {...getInputProps('description')}
    />
    <RichTextField
      label="Requirements"
      description="What a finished piece needs"
      required
      {...getInputProps('requirements')}
      value={requirements}
    />
  </>
);
