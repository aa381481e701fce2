import { gradeNames, type Student } from '@inkling/contract';
import { idOf } from '../../ui/url-filters.ts';

/** What stands in the form's fields. */
export interface StudentValues {
  full_name: string;
  email: string;
  grade_level: string | null;
  password: string;
  course_id: string;
}

export const emptyValues: StudentValues = {
  full_name: '',
  email: '',
  grade_level: null,
  password: '',
  course_id: '',
};

export const valuesOf = (student: Student): StudentValues => ({
  ...emptyValues,
  full_name: student.full_name,
  email: student.email ?? '',
  grade_level: student.grade_level === null ? null : String(student.grade_level),
});

export const gradeOptions = gradeNames.map((label, index) => ({ value: String(index + 1), label }));

/** What is sent; a student who exists keeps their password, and can stay without an address. */
export const bodyOf = (student: Pick<Student, 'email'> | null) => (values: StudentValues) => ({
  full_name: values.full_name,
  email: values.email.trim() || (student?.email === null ? undefined : ''),
  grade_level: values.grade_level === null ? null : Number(values.grade_level),
  password: values.password,
  course_id: idOf(values.course_id),
});
