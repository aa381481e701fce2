import { type Child, limits } from '@inkling/contract';

/** What stands in the form's fields. */
export interface ChildValues {
  full_name: string;
  screen_name: string;
  email: string;
  password: string;
  grade_level: string | null;
  main_improvement_goal: string;
  consent: boolean;
  class_pictures: boolean;
}

export const emptyValues: ChildValues = {
  full_name: '',
  screen_name: '',
  email: '',
  password: '',
  grade_level: null,
  main_improvement_goal: '',
  consent: false,
  class_pictures: false,
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
  class_pictures: child.class_pictures,
});

export const gradeOptions = Array.from({ length: limits.grade_max }, (_, index) => {
  const grade = limits.grade_min + index;
  return { value: String(grade), label: `Year ${grade}` };
});

/** What is sent; a child that exists keeps its password when none is typed. */
export const bodyOf = (values: ChildValues) => ({
  full_name: values.full_name,
  screen_name: values.screen_name,
  email: values.email.trim() || null,
  password: values.password,
  grade_level: values.grade_level === null ? null : Number(values.grade_level),
  main_improvement_goal: values.main_improvement_goal.trim() || null,
  consent: values.consent,
  class_pictures: values.class_pictures,
});
