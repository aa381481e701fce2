import type { Activity, activities, CheckedInput } from '@inkling/contract';
import type { Deps } from '../../deps.ts';
import { conflict, invalid, notFound } from '../../http/app-error.ts';
import type { Caller } from '../../http/caller.ts';
import { safeHtml } from '../../services/safe-html/safe-html.ts';
import { updateUnfinishedWritings } from '../writings/index.ts';
import { mayEditPublishedActivity } from './activities.policy.ts';
import { isPast } from './check-activity.ts';
import { lockActivity, updateActivity } from './save-activity.queries.ts';
import { changedElsewhere, readActivity } from './save-activity.ts';

type PublishedForm = CheckedInput<typeof activities.mendActivity>['body'];

/** Title, task and date of published work; finished pieces stay as they were handed in. */
export const editPublishedActivity = (
  deps: Pick<Deps, 'clock' | 'config' | 'db' | 'queue'>,
  { caller, activityId }: { caller: Caller; activityId: number },
  { due_date, seen_updated_at, ...form }: PublishedForm,
): Promise<Activity> =>
  deps.db.transaction(async (tx) => {
    const activity = await lockActivity(tx, { teacherId: caller.id, activityId });
    if (!activity) throw notFound('This activity');
    if (!mayEditPublishedActivity(caller.id, activity))
      throw conflict('Only a published activity can be changed this way.');
    if (seen_updated_at && new Date(seen_updated_at).getTime() !== activity.updated_at.getTime())
      throw conflict(changedElsewhere);
    const requirements = safeHtml(form.requirements);
    if (!requirements) throw invalid('requirements', 'Requirements are required');
    if (due_date && due_date !== activity.due_date && isPast(deps, due_date))
      throw invalid('due_date', 'Due date cannot be earlier than today');
    await updateActivity(tx, activityId, {
      ...form,
      requirements,
      ...(due_date && { due_date, due_days: null }),
      updated_at: deps.clock.now(),
    });
    await updateUnfinishedWritings(deps, tx, {
      activity_id: activityId,
      ...(form.title !== activity.title && { title: form.title }),
      ...(due_date && due_date !== activity.due_date && { due_date }),
      isTaskChanged:
        form.description !== activity.description || requirements !== safeHtml(activity.requirements),
    });
    return readActivity(tx, caller, activityId);
  });
