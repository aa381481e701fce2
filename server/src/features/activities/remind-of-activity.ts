import type { Deps } from '../../deps.ts';
import { conflict, notFound } from '../../http/app-error.ts';
import type { Caller } from '../../http/caller.ts';
import { remindOfUnstartedWork } from '../writings/index.ts';
import { mayEditPublishedActivity } from './activities.policy.ts';
import { lockActivity } from './save-activity.queries.ts';

/** A word to those who have not started; a second one on the same day is not sent. */
export const remindOfActivity = (
  deps: Pick<Deps, 'clock' | 'config' | 'db' | 'queue'>,
  caller: Caller,
  activityId: number,
): Promise<{ reminded_count: number }> =>
  deps.db.transaction(async (tx) => {
    const activity = await lockActivity(tx, { caller, activityId });
    if (!activity) throw notFound('This activity');
    if (!mayEditPublishedActivity(activity)) throw conflict('Students have only published activities.');
    return { reminded_count: await remindOfUnstartedWork(deps, tx, activityId) };
  });
