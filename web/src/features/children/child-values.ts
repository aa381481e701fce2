import { type Child, consentMissing, limits } from '@inkling/contract';

/** What stands in the form's fields. */
export interface ChildValues {
  full_name: string;
  screen_name: string;
  email: string;
  password: string;
  grade_level: string | null;
  main_improvement_goal: string;
  consent: boolean;
}

export const emptyValues: ChildValues = {
  full_name: '',
  screen_name: '',
  email: '',
  password: '',
  grade_level: null,
  main_improvement_goal: '',
  consent: false,
};

export const valuesOf = (child: Child): ChildValues => ({
  full_name: child.full_name,
  screen_name: child.screen_name,
  email: child.email ?? '',
  password: '',
  grade_level: child.grade_level === null ? null : String(child.grade_level),
  main_improvement_goal: child.main_improvement_goal ?? '',
  // Given when the child was added.
  consent: true,
});

export const gradeOptions = Array.from({ length: limits.grade_max }, (_, index) => {
  const grade = limits.grade_min + index;
  return { value: String(grade), label: `Year ${grade}` };
});

const usernameProblem = (name: string): string | null => {
  if (!name.trim()) return 'Username is required';
  const isPlain = /^[A-Za-z0-9_]+$/.test(name.trim());
  return isPlain ? null : 'Username can only contain letters, numbers, and underscores';
};

const passwordProblem = (password: string, isNew: boolean): string | null => {
  if (!password) return isNew ? 'Password is required' : null;
  return password.length < limits.password_min ? 'Password must be at least 8 characters' : null;
};

/** The rules of the form in the order of its fields; a child that exists keeps its password when none is typed. */
export const childRules = (isNew: boolean) => ({
  full_name: (name: string) => (name.trim() ? null : 'Full name is required'),
  grade_level: (grade: string | null) => (grade ? null : 'Grade is required'),
  screen_name: usernameProblem,
  password: (password: string) => passwordProblem(password, isNew),
  email: (email: string) =>
    !email.trim() || /^\S+@\S+\.\S+$/.test(email.trim()) ? null : 'Please enter a valid e-mail address',
  consent: (agreed: boolean) => (agreed ? null : consentMissing),
});

/** The part of a request that adding and changing share. */
export const bodyOf = (values: ChildValues) => ({
  full_name: values.full_name,
  screen_name: values.screen_name,
  email: values.email.trim() || null,
  grade_level: Number(values.grade_level),
  main_improvement_goal: values.main_improvement_goal.trim() || null,
});
