import type { Activity, ListedActivity } from '@inkling/contract';
import { fileUrl } from '../files/index.ts';
import { activityPermissions } from './activities.policy.ts';
import type { ActivityRow, ListedRow } from './activities.queries.ts';

const permissionsOf = ({ activity, hasWritings, isKept, mayCopy, courses, challenges }: ListedRow) =>
  activityPermissions({
    ...activity,
    is_kept: isKept,
    may_copy: mayCopy,
    isInUse: hasWritings || courses.length > 0 || challenges.length > 0,
  });

export const presentListedActivity = (row: ListedRow): ListedActivity => ({
  id: row.activity.id,
  created_at: row.activity.created_at.toISOString(),
  updated_at: row.activity.updated_at.toISOString(),
  title: row.activity.title,
  activity_type: row.activity.activity_type,
  activity_kind: row.kind,
  subject: row.activity.subject,
  status: row.activity.status,
  due_date: row.activity.due_date,
  due_days: row.activity.due_days,
  publish_at: row.activity.publish_at?.toISOString() ?? null,
  grade_levels: row.activity.grade_levels,
  courses: row.courses,
  challenges: row.challenges,
  permissions: permissionsOf(row),
});

export const presentActivity = (row: ActivityRow): Activity => {
  const { activity, images, courses, challenges } = row;
  return {
    ...presentListedActivity(row),
    ...(row.ownDueDate && { due_date: row.ownDueDate, due_days: null }),
    activity_kind_id: activity.activity_kind_id,
    description: activity.description,
    requirements: activity.requirements,
    bookmarked: activity.bookmarked,
    content: activity.content,
    estimated_time: activity.estimated_time,
    estimated_time_unit: activity.estimated_time_unit,
    skill_list: activity.skill_list,
    steps: activity.steps.filter(({ type }) => type !== 'completed'),
    instructions: activity.instructions,
    resources: activity.resources,
    images: images.map((image) => ({ ...image, url: fileUrl(image) })),
    course_ids: courses.map(({ id }) => id),
    challenge_ids: challenges.map(({ id }) => id),
    badge: activity.badge,
    hints_allowed: activity.hints_allowed,
    keyboard_help: activity.keyboard_help,
    holds_feedback: activity.holds_feedback,
    teacher_id: activity.teacher_id,
    createdBy: activity.teacher_id,
    student_ids: row.chosenStudents,
    assignedTo: row.assignedTo,
    writings_data: row.writingsData,
  };
};
