import '@mantine/dates/styles.layer.css';
import { Box, NumberInput, Radio, Text } from '@mantine/core';
import { DatePickerInput } from '@mantine/dates';
import { ManyOptionsField } from '../../shared/options/many-options-field.tsx';
import { RadioRow } from '../../ui/form/radio-row.tsx';
import { localToday } from '../../ui/local-today.ts';
import { loadChallengeOptions, loadCourseOptions } from './activities.queries.ts';
import type { ActivityFormState } from './activity-values.ts';
import { PublishFields } from './publish-fields.tsx';
import { StudentFields } from './student-fields.tsx';

const DueFields = ({ form }: { form: ActivityFormState }) => (
  <div>
    <Radio.Group
      label="Due date"
      withAsterisk
      {...form.getInputProps('due_mode')}
      onChange={(mode) => {
        form.setFieldValue('due_mode', mode === 'fixed' ? 'fixed' : 'relative');
        form.clearFieldError('due_date');
        form.clearFieldError('due_days');
      }}
    >
      <RadioRow>
        <Radio value="relative" label="Days after assignment" />
        <Radio value="fixed" label="Fixed date" />
      </RadioRow>
    </Radio.Group>
    {form.values.due_mode === 'fixed' ? (
      <DatePickerInput
        aria-label="Due on"
        placeholder="Choose a day"
        valueFormat="D MMMM YYYY"
        minDate={localToday()}
        maw="16rem"
        {...form.getInputProps('due_date')}
      />
    ) : (
      <NumberInput
        aria-label="Days after assignment"
        suffix={form.values.due_days === 1 ? ' day' : ' days'}
        min={1}
        max={1000}
        step={1}
        clampBehavior="none"
        allowDecimal={false}
        allowNegative={false}
        maw="16rem"
        {...form.getInputProps('due_days')}
        // A value too large for a number stays text; the form then asks for one.
        onChange={(typed) => form.setFieldValue('due_days', typeof typed === 'number' ? typed : '')}
      />
    )}
  </div>
);

const relations = [
  { value: 'none', label: 'None' },
  { value: 'course', label: 'Course' },
  { value: 'challenge', label: 'Challenge' },
] as const;

const RelationFields = ({ form }: { form: ActivityFormState }) => (
  <div>
    <Radio.Group
      label="Association"
      description="Students get the activity through a course or a challenge, once it is published"
      {...form.getInputProps('relation')}
      onChange={(chosen) =>
        form.setFieldValue('relation', relations.find(({ value }) => value === chosen)?.value ?? 'none')
      }
    >
      <RadioRow>
        {relations.map(({ value, label }) => (
          <Radio key={value} value={value} label={label} />
        ))}
      </RadioRow>
    </Radio.Group>
    {form.values.relation === 'course' && (
      <ManyOptionsField
        label="Courses"
        placeholder="Find a course"
        load={loadCourseOptions}
        {...form.getInputProps('course_ids')}
        value={form.values.course_ids}
      />
    )}
    {form.values.relation === 'course' && form.values.course_ids.length > 0 && (
      <Box mt="lg">
        <StudentFields form={form} />
      </Box>
    )}
    {form.values.relation === 'challenge' && (
      <ManyOptionsField
        label="Challenges"
        placeholder="Find a challenge"
        load={loadChallengeOptions}
        {...form.getInputProps('challenge_ids')}
        value={form.values.challenge_ids}
      />
    )}
    {form.values.relation === 'none' && (
      <Text size="sm" c="dimmed">
        You can add it to a course or challenge later.
      </Text>
    )}
  </div>
);

/** Who gets it, and until when. */
export const AssignmentFields = ({ form }: { form: ActivityFormState }) => (
  <>
    <RelationFields form={form} />
    <DueFields form={form} />
    <PublishFields form={form} />
  </>
);
