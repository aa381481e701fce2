import type { Db } from '../../db/connect.ts';
import type { Deps } from '../../deps.ts';
import { conflict, notFound } from '../../http/app-error.ts';
import type { Caller } from '../../http/caller.ts';
import { assignWritings } from '../writings/index.ts';
import { mayPublishActivity } from './activities.policy.ts';
import { isPast } from './check-activity.ts';
import { lockActivity, updateActivity } from './save-activity.queries.ts';
import { readActivity } from './save-activity.ts';

/** A draft becomes final, and everybody it is for in its courses and challenges gets a writing. */
export const publishDraft = async (
  deps: Pick<Deps, 'clock' | 'config' | 'queue'>,
  tx: Db,
  activityId: number,
): Promise<void> => {
  await updateActivity(tx, activityId, {
    status: 'published',
    publish_at: null,
    updated_at: deps.clock.now(),
  });
  await assignWritings(deps, tx, { activity_id: activityId });
};

export const publishActivity = (
  deps: Pick<Deps, 'clock' | 'config' | 'db' | 'queue'>,
  caller: Caller,
  activityId: number,
) =>
  deps.db.transaction(async (tx) => {
    const activity = await lockActivity(tx, { caller, activityId });
    if (!activity) throw notFound('This activity');
    if (!mayPublishActivity(activity)) throw conflict('Only a draft can be published.');
    if (activity.due_date && isPast(deps, activity.due_date))
      throw conflict('The due date has passed. Edit the activity and choose another one first.');
    await publishDraft(deps, tx, activityId);
    return readActivity(tx, caller, activityId);
  });
