import type { Deps } from '../../deps.ts';
import { conflict, notFound } from '../../http/app-error.ts';
import type { Caller } from '../../http/caller.ts';
import { mayArchiveActivity } from './activities.policy.ts';
import { lockActivity, updateActivity } from './save-activity.queries.ts';
import { readActivity } from './save-activity.ts';

/** Nobody new gets it; work that students have on it goes on. */
export const archiveActivity = (deps: Pick<Deps, 'db'>, caller: Caller, activityId: number) =>
  deps.db.transaction(async (tx) => {
    const activity = await lockActivity(tx, { caller, activityId });
    if (!activity) throw notFound('This activity');
    if (!mayArchiveActivity(activity)) throw conflict('This activity is archived already.');
    await updateActivity(tx, activityId, { status: 'archived' });
    return readActivity(tx, caller, activityId);
  });
