import type { Activity, activities, CheckedInput, Step } from '@inkling/contract';
import type { Deps } from '../../deps.ts';
import { conflict, invalid, notFound } from '../../http/app-error.ts';
import type { Caller } from '../../http/caller.ts';
import { safeHtml } from '../../services/safe-html/safe-html.ts';
import { updateUnfinishedWritings } from '../writings/index.ts';
import { mayEditPublishedActivity } from './activities.policy.ts';
import { isPast } from './check-activity.ts';
import { type LockedActivity, lockActivity, updateActivity } from './save-activity.queries.ts';
import { changedElsewhere, readActivity } from './save-activity.ts';

type PublishedForm = CheckedInput<typeof activities.mendActivity>['body'];

/** A step is found by its id: the workflow itself stays as students began it. */
const withInstructions = (steps: Step[], changed: PublishedForm['step_instructions']): Step[] => {
  const instructionsOf = new Map(changed.map(({ id, instructions }) => [id, instructions]));
  const known = new Set(steps.map(({ id }) => id));
  if (changed.some(({ id }) => !known.has(id)))
    throw invalid('step_instructions', 'One of these steps is not in the activity.');
  return steps.map((one) => ({ ...one, instructions: instructionsOf.get(one.id) ?? one.instructions }));
};

const isTaskChanged = (
  before: Pick<LockedActivity, 'description' | 'requirements' | 'steps'>,
  after: Pick<LockedActivity, 'description' | 'requirements' | 'steps'>,
): boolean =>
  after.description !== before.description ||
  after.requirements !== safeHtml(before.requirements) ||
  after.steps.some(({ instructions }, index) => instructions !== before.steps[index]?.instructions);

/** Title, task, date and instructions of published work; finished pieces stay as they were handed in. */
export const editPublishedActivity = (
  deps: Pick<Deps, 'clock' | 'config' | 'db' | 'queue'>,
  { caller, activityId }: { caller: Caller; activityId: number },
  { due_date, seen_updated_at, step_instructions, ...form }: PublishedForm,
): Promise<Activity> =>
  deps.db.transaction(async (tx) => {
    const activity = await lockActivity(tx, { caller, activityId });
    if (!activity) throw notFound('This activity');
    if (!mayEditPublishedActivity(activity))
      throw conflict('Only a published activity can be changed this way.');
    if (seen_updated_at && new Date(seen_updated_at).getTime() !== activity.updated_at.getTime())
      throw conflict(changedElsewhere);
    const requirements = safeHtml(form.requirements);
    if (!requirements) throw invalid('requirements', 'Requirements are required');
    if (due_date && due_date !== activity.due_date && isPast(deps, due_date))
      throw invalid('due_date', 'Due date cannot be earlier than today');
    const steps = withInstructions(activity.steps, step_instructions);
    await updateActivity(tx, activityId, {
      ...form,
      requirements,
      steps,
      ...(due_date && { due_date, due_days: null }),
      updated_at: deps.clock.now(),
    });
    await updateUnfinishedWritings(deps, tx, {
      activity_id: activityId,
      ...(form.title !== activity.title && { title: form.title }),
      ...(due_date && due_date !== activity.due_date && { due_date }),
      isTaskChanged: isTaskChanged(activity, { ...form, requirements, steps }),
      teacherId: caller.id,
    });
    return readActivity(tx, caller, activityId);
  });
