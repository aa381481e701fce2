import {
  type CallInput,
  type Course,
  courseBadges,
  type courses,
  type runTimeUnits,
  skillTags,
  subjects,
} from '@inkling/contract';
import { choiceOf } from '../../ui/url-filters.ts';

type CourseBody = CallInput<typeof courses.createCourse>['body'];

/** What stands in the form's fields. */
export interface CourseValues {
  title: string;
  subject: string | null;
  description: string;
  learning_goal: string;
  grade_levels: number[];
  skills: string[];
  activity_ids: number[];
  estimated_time: number | '';
  estimated_time_unit: (typeof runTimeUnits)[number];
  code: string;
  badge_and_reward: string | null;
}

export const emptyCourse: Omit<CourseValues, 'code'> = {
  title: '',
  subject: null,
  description: '',
  learning_goal: '',
  grade_levels: [],
  skills: [],
  activity_ids: [],
  estimated_time: '',
  estimated_time_unit: 'minutes',
  badge_and_reward: null,
};

export const valuesOf = (course: Course): CourseValues => ({
  title: course.title,
  subject: course.subject,
  description: course.description,
  learning_goal: course.learning_goal,
  grade_levels: course.grade_levels,
  skills: course.skills,
  activity_ids: course.activity_ids,
  estimated_time: course.estimated_time,
  estimated_time_unit: course.estimated_time_unit,
  code: course.code ?? '',
  badge_and_reward: course.badge_and_reward,
});

const needed = (message: string) => (value: string | null) => (value?.trim() ? null : message);
const oneOf = (message: string) => (list: unknown[]) => (list.length > 0 ? null : message);

const codeProblem = (code: string): string | null => {
  if (!code.trim()) return 'Class code is required';
  if (!/^\d+$/.test(code.trim())) return 'Class code must be a number';
  return code.trim().length === 8 ? null : 'Class code must have 8 digits';
};

export const courseRules = {
  title: needed('Course title is required'),
  subject: needed('Subject is required'),
  description: needed('Description is required'),
  learning_goal: needed('Learning goal is required'),
  grade_levels: oneOf('Grade level is required'),
  skills: oneOf('Skills are required'),
  estimated_time: (amount: number | '') =>
    amount === '' || amount < 1 ? 'Estimated time is required' : null,
  code: codeProblem,
};

/** The request; the rules have made sure that nothing is missing. */
export const bodyOf = (values: CourseValues): CourseBody => ({
  title: values.title.trim(),
  subject: choiceOf(subjects, values.subject) ?? 'writing',
  description: values.description.trim(),
  learning_goal: values.learning_goal.trim(),
  grade_levels: values.grade_levels,
  skills: values.skills.flatMap((skill) => choiceOf(skillTags, skill) ?? []),
  activity_ids: values.activity_ids,
  estimated_time: Number(values.estimated_time),
  estimated_time_unit: values.estimated_time_unit,
  code: values.code.trim(),
  badge_and_reward: choiceOf(courseBadges, values.badge_and_reward) ?? null,
});
