import { subjects } from '@inkling/contract';
import { Autocomplete, Select, Textarea, TextInput } from '@mantine/core';
import { subjectLabels } from '../../../shared/labels/activity-type-subject-and-status-labels.ts';
import { FormRow, FormSection } from '../../../ui/form/form-section.tsx';
import { RichTextField } from '../../../ui/form/rich-text-field.tsx';
import type { SectionProps } from './section-props.ts';

const usualTypes = ['Story', 'Opinion', 'Diary', 'Poem', 'Letter', 'Report'];

export const DescriptionFields = ({ form }: SectionProps) => (
  <FormSection title="About the challenge">
    <FormRow>
      <TextInput label="Title" required maxLength={200} {...form.getInputProps('title')} />
      <Select
        label="Subject"
        required
        data={subjects.map((value) => ({ value, label: subjectLabels[value] }))}
        {...form.getInputProps('subject')}
      />
    </FormRow>
    <FormRow>
      <TextInput
        label="Brief"
        placeholder="One sentence for the card"
        required
        maxLength={500}
        {...form.getInputProps('brief')}
      />
      <Autocomplete
        label="Challenge type (optional)"
        placeholder="Story, opinion, diary..."
        data={usualTypes}
        maxLength={100}
        {...form.getInputProps('challengeType')}
      />
    </FormRow>
    <Textarea
      label="Description"
      required
      autosize
      minRows={4}
      maxLength={10_000}
      {...form.getInputProps('description')}
    />
    <RichTextField
      label="Requirements"
      description="What a finished piece needs"
      required
      {...form.getInputProps('requirements')}
      value={form.values.requirements}
    />
  </FormSection>
);
