import { type Child, limits } from '@inkling/contract';
import { t } from './texts.ts';

/** What stands in the form's fields. */
export interface ChildValues {
  full_name: string;
  screen_name: string;
  email: string;
  password: string;
  grade_level: string | null;
  main_improvement_goal: string;
  consent: boolean;
  /** As text, as the form's checkboxes give them. */
  picture_class_ids: string[];
}

export const emptyValues: ChildValues = {
  full_name: '',
  screen_name: '',
  email: '',
  password: '',
  grade_level: null,
  main_improvement_goal: '',
  consent: false,
  picture_class_ids: [],
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
  picture_class_ids: child.classes.flatMap(({ id, pictures_allowed }) =>
    pictures_allowed ? [String(id)] : [],
  ),
});

export const gradeOptions = Array.from({ length: limits.grade_max }, (_, index) => {
  const grade = limits.grade_min + index;
  return { value: String(grade), label: t.year2(grade) };
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
  picture_class_ids: values.picture_class_ids.map(Number),
});
