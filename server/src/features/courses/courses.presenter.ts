import type { Course } from '@inkling/contract';
import type { CourseRow, listActivitiesOfCourse, listStudentsOfCourse } from './courses.queries.ts';

interface CourseParts {
  activities: Awaited<ReturnType<typeof listActivitiesOfCourse>>;
  /** Null for everybody but the course's teacher. */
  students: Awaited<ReturnType<typeof listStudentsOfCourse>> | null;
}

export const presentCourse = (row: CourseRow, { activities, students }: CourseParts): Course => ({
  id: row.id,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
  title: row.title,
  description: row.description,
  subject: row.subject,
  learning_goal: row.learning_goal,
  grade_levels: row.grade_levels,
  skills: row.skills,
  estimated_time: row.estimated_time,
  // Written only from the contract's own list.
  estimated_time_unit: row.estimated_time_unit as Course['estimated_time_unit'],
  status: row.status,
  badge_and_reward: row.badge_and_reward,
  teacher_id: row.teacher_id,
  activity_ids: activities.map(({ id }) => id),
  // Written only from the contract's own list.
  activities: activities as Course['activities'],
  code: students && row.code,
  students,
  permissions: { edit: students !== null },
});
