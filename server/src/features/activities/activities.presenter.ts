import type { Activity } from '@inkling/contract';
import { fileUrl } from '../files/index.ts';
import type { ActivityRow } from './activities.queries.ts';

export const presentActivity = ({ activity, kind, images, courses, challenges }: ActivityRow): Activity => ({
  id: activity.id,
  created_at: activity.created_at.toISOString(),
  updated_at: activity.updated_at.toISOString(),
  title: activity.title,
  // Types and units are written only from the contract's own lists.
  activity_type: activity.activity_type as Activity['activity_type'],
  activity_kind_id: activity.activity_kind_id,
  activity_kind: kind,
  description: activity.description,
  requirements: activity.requirements,
  subject: activity.subject,
  status: activity.status,
  bookmarked: activity.bookmarked,
  content: activity.content,
  due_date: activity.due_date,
  due_days: activity.due_days,
  estimated_time: activity.estimated_time,
  estimated_time_unit: activity.estimated_time_unit as Activity['estimated_time_unit'],
  grade_levels: activity.grade_levels,
  skill_list: activity.skill_list,
  steps: activity.steps.filter(({ type }) => type !== 'completed'),
  instructions: activity.instructions,
  resources: activity.resources,
  images: images.map((image) => ({ ...image, url: fileUrl(image) })),
  courses,
  challenges,
  course_ids: courses.map(({ id }) => id),
  challenge_ids: challenges.map(({ id }) => id),
  badge: activity.badge,
  hints_allowed: activity.hints_allowed,
  teacher_id: activity.teacher_id,
});
