import { type Course, type durationUnits, skillTags } from '@inkling/contract';

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
  estimated_time_unit: (typeof durationUnits)[number];
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

/** What is sent. A skill that is no longer on the list goes: nobody could take it out. */
export const bodyOf = (values: CourseValues) => ({
  ...values,
  skills: skillTags.filter((skill) => values.skills.includes(skill)),
});
