import type { Deps } from '../../deps.ts';
import { conflict, notFound } from '../../http/app-error.ts';
import type { Caller } from '../../http/caller.ts';
import { mayDeleteActivity } from './activities.policy.ts';
import { deleteUnusedFiles, videosOf } from './activity-files.ts';
import { deleteActivityRow, isActivityInUse, listImages, lockActivity } from './save-activity.queries.ts';

/** Only what no course, challenge or student has: no child loses the steps of a writing. */
export const deleteActivity = (
  deps: Pick<Deps, 'db' | 'queue'>,
  caller: Caller,
  activityId: number,
): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const activity = await lockActivity(tx, { caller, activityId }, 'update');
    if (!activity) throw notFound('This activity');
    const isInUse = await isActivityInUse(tx, activityId);
    if (!mayDeleteActivity({ ...activity, isInUse }))
      throw conflict(
        'This activity is used in a course or challenge, or students have it. Archive it instead.',
      );
    const images = (await listImages(tx, activityId)).map(({ signed_id }) => signed_id);
    await deleteActivityRow(tx, activityId);
    await deleteUnusedFiles(deps, tx, {
      teacherId: activity.teacher_id,
      images,
      videos: videosOf(activity.steps),
    });
  });
