import { challengeStatuses, durationUnits } from '@inkling/contract';
import { Select, TextInput } from '@mantine/core';
import { durationPresets } from '../../../shared/form/duration-presets.ts';
import { TimeField } from '../../../shared/form/time-field.tsx';
import { courseOrChallengeStatusLabels } from '../../../shared/labels/activity-type-subject-and-status-labels.ts';
import { FormRow, FormSection } from '../../../ui/form/form-section.tsx';
import type { SectionProps } from './section-props.ts';

export const TimelineFields = ({ form }: SectionProps) => (
  <FormSection title="Timeline">
    <FormRow>
      <TextInput label="Start date" type="date" required {...form.getInputProps('start_date')} />
      <TextInput
        label="End date"
        type="date"
        required
        min={form.values.start_date || undefined}
        {...form.getInputProps('end_date')}
      />
      <Select
        label="Status"
        required
        data={challengeStatuses.map((value) => ({ value, label: courseOrChallengeStatusLabels[value] }))}
        {...form.getInputProps('status')}
        // Below the field, so that the three fields of the row stay level.
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        description="Students always see the status that the dates give"
      />
    </FormRow>
    <TimeField
      label="Estimated time"
      required
      amount={form.values.estimated_time}
      unit={form.values.estimated_time_unit}
      units={durationUnits}
      presets={durationPresets}
      error={form.errors.estimated_time}
      onBlur={() => form.validateField('estimated_time')}
      onChange={({ amount, unit }) => {
        form.setFieldValue('estimated_time_unit', unit);
        form.setFieldValue('estimated_time', amount);
      }}
      data-path="estimated_time"
    />
  </FormSection>
);
