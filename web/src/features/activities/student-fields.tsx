import { Radio } from '@mantine/core';
import { RadioRow } from '../../ui/form/radio-row.tsx';
import type { ActivityFormState } from './activity-values.ts';
import { ChosenStudentsField } from './chosen-students-field.tsx';
import { useStudentsInCourses } from './use-students-in-courses.ts';

const ChosenStudents = ({ form }: { form: ActivityFormState }) => (
  <ChosenStudentsField
    mt="sm"
    {...form.getInputProps('student_ids')}
    found={useStudentsInCourses(form.values.course_ids)}
    chosen={form.values.student_ids}
    onChoose={(ids) => form.setFieldValue('student_ids', ids)}
  />
);

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
