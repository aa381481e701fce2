import type { Course } from '@inkling/contract';
import { coursePermissions, maySeeStudentsAndCode } from './courses.policy.ts';
import type { CourseRow } from './courses.queries.ts';

export const presentCourse = ({ course, activities, students }: CourseRow, callerId: number): Course => ({
  id: course.id,
  created_at: course.created_at.toISOString(),
  updated_at: course.updated_at.toISOString(),
  title: course.title,
  description: course.description,
  subject: course.subject,
  learning_goal: course.learning_goal,
  grade_levels: course.grade_levels,
  skills: course.skills,
  estimated_time: course.estimated_time,
  estimated_time_unit: course.estimated_time_unit,
  status: course.status,
  badge_and_reward: course.badge_and_reward,
  teacher_id: course.teacher_id,
  activity_ids: activities.map(({ id }) => id),
  activities,
  tasks: activities.filter(({ status }) => status === 'published').map(({ id, title }) => ({ id, title })),
  code: maySeeStudentsAndCode(callerId, course) ? course.code : null,
  students: maySeeStudentsAndCode(callerId, course) ? students : null,
  permissions: coursePermissions(callerId, course),
});
