import type { Course } from '@inkling/contract';
import { buildRow } from './build-people.ts';

/** A course as its teacher sees it. */
export const buildCourse = (values: Partial<Course> = {}): Course => ({
  ...buildRow(),
  title: 'Moonlight Scribes',
  description: 'Stories that begin in the dark.',
  subject: 'writing',
  learning_goal: 'Finish one story.',
  grade_levels: [2, 3, 4],
  skills: ['Story Structure'],
  estimated_time: 1,
  estimated_time_unit: 'weeks',
  status: 'active',
  badge_and_reward: null,
  teacher_id: 1,
  teacher_name: 'Ms Rivera',
  my_role: 'lead',
  activity_ids: [],
  activities: [],
  tasks: [],
  code: '52418830',
  students: [],
  permissions: { edit: true, delete: true, keep_class_list: true, choose_teachers: true },
  ...values,
});
