import { gradeNames, limits, type Student } from '@inkling/contract';

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

const emailProblem = (email: string, mayBeMissing: boolean): string | null => {
  if (!email.trim()) return mayBeMissing ? null : 'Email address is required';
  return /^\S+@\S+\.\S+$/.test(email.trim()) ? null : 'Please enter a valid e-mail address';
};

const passwordProblem = (password: string): string | null => {
  if (!password) return 'Password is required';
  return password.length < limits.password_min ? 'Password must be at least 8 characters' : null;
};

/** Everything must be filled in; a student who exists keeps their password, and can stay without an address. */
export const studentRules = (student: Pick<Student, 'email'> | null) => ({
  full_name: (name: string) => (name.trim() ? null : 'Full name is required'),
  email: (email: string) => emailProblem(email, student?.email === null),
  grade_level: (grade: string | null) => (grade ? null : 'Grade is required'),
  password: (password: string) => (student ? null : passwordProblem(password)),
});

/** The part of a request that adding and changing share. */
export const bodyOf = (values: StudentValues) => ({
  full_name: values.full_name.trim(),
  email: values.email.trim(),
  grade_level: Number(values.grade_level),
});
