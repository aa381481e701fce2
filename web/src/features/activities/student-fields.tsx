import { MultiSelect, Radio } from '@mantine/core';
import { RadioRow } from '../../ui/form/radio-row.tsx';
import type { ActivityFormState } from './activity-values.ts';
import { useStudentsInCourses } from './use-students-in-courses.ts';

const emptyTextOf = ({ isLoading, hasFailed }: { isLoading: boolean; hasFailed: boolean }): string => {
  if (isLoading) return 'Loading…';
  return hasFailed ? 'The students could not be loaded. Please try again.' : 'Nobody found';
};

const ChosenStudents = ({ form }: { form: ActivityFormState }) => {
  const { options, ...state } = useStudentsInCourses(form.values.course_ids);
  const known = new Set(options.map(({ value }) => value));
  return (
    <MultiSelect
      label="Students"
      placeholder="Find a student"
      searchable
      hidePickedOptions
      clearable
      clearButtonProps={{ 'aria-label': 'Clear students' }}
      data={options}
      nothingFoundMessage={emptyTextOf(state)}
      mt="sm"
      {...form.getInputProps('student_ids')}
      // Those of a course that was taken out again are no longer there to choose.
      value={form.values.student_ids.map(String).filter((id) => known.has(id))}
      onChange={(ids) => form.setFieldValue('student_ids', ids.map(Number))}
    />
  );
};

/** Everybody in the courses, or some of them. */
export const StudentFields = ({ form }: { form: ActivityFormState }) => (
  <div>
    <Radio.Group
      label="Who gets it"
      {...form.getInputProps('students_mode')}
      onChange={(mode) => form.setFieldValue('students_mode', mode === 'chosen' ? 'chosen' : 'all')}
    >
      <RadioRow>
        <Radio value="all" label="Everybody in the course" />
        <Radio value="chosen" label="Chosen students" />
      </RadioRow>
    </Radio.Group>
    {form.values.students_mode === 'chosen' && <ChosenStudents form={form} />}
  </div>
);
