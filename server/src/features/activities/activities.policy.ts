import type { Activity } from '@inkling/contract';

interface Subject {
  teacher_id: number;
  status: Activity['status'];
  /** In a course, in a challenge, or already with a student. */
  isInUse: boolean;
}

/** What a person may do to an activity as it stands. */
export const activityPermissions = (
  callerId: number,
  { teacher_id, status, isInUse }: Subject,
): Activity['permissions'] => {
  const isOwn = teacher_id === callerId;
  return {
    edit: isOwn && status === 'draft',
    publish: isOwn && status === 'draft',
    archive: isOwn && status !== 'archived',
    delete: isOwn && !isInUse,
  };
};
