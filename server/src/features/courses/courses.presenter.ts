import type { Course } from '@inkling/contract';
import { coursePermissions } from './courses.policy.ts';
import type { CourseRow } from './courses.queries.ts';

export const presentCourse = ({
  course,
  activities,
  students,
  teacher_name,
  my_role,
}: CourseRow): Course => ({
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
  teacher_name,
  my_role,
  activity_ids: activities.map(({ id }) => id),
  activities,
  tasks: activities.filter(({ status }) => status === 'published').map(({ id, title }) => ({ id, title })),
  code: my_role ? course.code : null,
  students,
  permissions: coursePermissions(my_role, course),
});
