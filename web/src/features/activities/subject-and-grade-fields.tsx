import { activityTimeUnits, skillTags, subjects } from '@inkling/contract';
import { Select, Switch } from '@mantine/core';
import { GradeLevelsField } from '../../shared/form/grade-levels-field.tsx';
import { TimeField } from '../../shared/form/time-field.tsx';
import { subjectLabels } from '../../shared/labels/activity-type-subject-and-status-labels.ts';
import { TagsField } from '../../ui/form/tags-field.tsx';
import type { ActivityFormState } from './activity-values.ts';

const bandNames = { primary: 'Primary', middle: 'Middle School', high: 'High School', all: 'All' };

const minutes = (amount: number) => ({ label: `${amount} minutes`, amount, unit: 'minute' }) as const;
const timePresets = [...[10, 20, 30, 45].map(minutes), { label: '1 hour', amount: 1, unit: 'hour' } as const];

const subjectOptions = subjects.map((value) => ({ value, label: subjectLabels[value] }));

/** Whom it is for and how long it takes them. */
export const SubjectAndGradeFields = ({ form }: { form: ActivityFormState }) => {
  const { value: amount, onChange: setAmount, ...time } = form.getInputProps('estimated_time');
  return (
    <>
      <Select
        label="Subject"
        withAsterisk
        allowDeselect={false}
        data={subjectOptions}
        {...form.getInputProps('subject')}
      />
      <GradeLevelsField
        label="Grade levels"
        word="Grade"
        names={bandNames}
        required
        {...form.getInputProps('grade_levels')}
        value={form.values.grade_levels}
      />
      <TagsField
        label="Skill tags"
        choices={skillTags}
        required
        {...form.getInputProps('skill_list')}
        value={form.values.skill_list}
      />
      <TimeField
        label="Estimated time"
        required
        amount={amount}
        unit={form.values.estimated_time_unit}
        units={activityTimeUnits}
        presets={timePresets}
        onChange={(chosen) => {
          setAmount(chosen.amount);
          form.setFieldValue('estimated_time_unit', chosen.unit);
        }}
        {...time}
      />
      <Switch
        label="Spelling and grammar hints"
        description="Students may ask for hints while they draft"
        {...form.getInputProps('hints_allowed', { type: 'checkbox' })}
      />
      <Switch
        label="Help from the device's keyboard"
        description="Capitals, corrections and underlines by the device, for students who need them. Marks then say less about spelling and punctuation."
        {...form.getInputProps('keyboard_help', { type: 'checkbox' })}
      />
      <Switch
        label="I read the feedback first"
        description="Show feedback to children only after I have approved it"
        {...form.getInputProps('holds_feedback', { type: 'checkbox' })}
      />
    </>
  );
};
