import type { Activity } from '@inkling/contract';

interface Subject extends Pick<Activity, 'status'> {
  /** Their own, or a colleague's whose classes they share for good. */
  is_kept: boolean;
}

export const mayEditActivity = ({ is_kept, status }: Subject): boolean => is_kept && status === 'draft';

/** Publishing makes a draft final. */
export const mayPublishActivity = (activity: Subject): boolean => mayEditActivity(activity);

export const mayArchiveActivity = ({ is_kept, status }: Subject): boolean => is_kept && status !== 'archived';

/** Students have it: only what doesn't change their work can still be put right. */
export const mayEditPublishedActivity = ({ is_kept, status }: Subject): boolean =>
  is_kept && status === 'published';

/** Everybody else's work goes to whoever joins by itself. */
export const mayAddStudents = ({
  for_chosen_students,
  ...activity
}: Subject & { for_chosen_students: boolean }): boolean =>
  for_chosen_students && mayEditPublishedActivity(activity);

/** `isInUse`: in a course, in a challenge, or already with a student. */
export const mayDeleteActivity = ({
  is_kept,
  isInUse,
}: Pick<Subject, 'is_kept'> & { isInUse: boolean }): boolean => is_kept && !isInUse;

/** What a person may do to an activity as it is now. */
export const activityPermissions = (
  activity: Subject & { may_copy: boolean; for_chosen_students: boolean; isInUse: boolean },
): Activity['permissions'] => ({
  edit: mayEditActivity(activity),
  publish: mayPublishActivity(activity),
  archive: mayArchiveActivity(activity),
  delete: mayDeleteActivity(activity),
  mend: mayEditPublishedActivity(activity),
  add_students: mayAddStudents(activity),
  duplicate: activity.may_copy,
});
