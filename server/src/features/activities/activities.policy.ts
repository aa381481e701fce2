import type { Activity } from '@inkling/contract';

type Subject = Pick<Activity, 'teacher_id' | 'status'>;

export const mayEditActivity = (callerId: number, { teacher_id, status }: Subject): boolean =>
  teacher_id === callerId && status === 'draft';

/** Publishing makes a draft final. */
export const mayPublishActivity = (callerId: number, activity: Subject): boolean =>
  mayEditActivity(callerId, activity);

export const mayArchiveActivity = (callerId: number, { teacher_id, status }: Subject): boolean =>
  teacher_id === callerId && status !== 'archived';

/** Students have it: only what doesn't change their work can still be put right. */
export const mayEditPublishedActivity = (callerId: number, { teacher_id, status }: Subject): boolean =>
  teacher_id === callerId && status === 'published';

/** Everybody else's work goes to whoever joins by itself. */
export const mayAddStudents = (
  callerId: number,
  { for_chosen_students, ...activity }: Subject & { for_chosen_students: boolean },
): boolean => for_chosen_students && mayEditPublishedActivity(callerId, activity);

/** `isInUse`: in a course, in a challenge, or already with a student. */
export const mayDeleteActivity = (
  callerId: number,
  { teacher_id, isInUse }: Pick<Subject, 'teacher_id'> & { isInUse: boolean },
): boolean => teacher_id === callerId && !isInUse;

/** What a person may do to an activity as it is now. */
export const activityPermissions = (
  callerId: number,
  activity: Subject & { for_chosen_students: boolean; isInUse: boolean },
): Activity['permissions'] => ({
  edit: mayEditActivity(callerId, activity),
  publish: mayPublishActivity(callerId, activity),
  archive: mayArchiveActivity(callerId, activity),
  delete: mayDeleteActivity(callerId, activity),
  mend: mayEditPublishedActivity(callerId, activity),
  add_students: mayAddStudents(callerId, activity),
  duplicate: activity.teacher_id === callerId,
});
