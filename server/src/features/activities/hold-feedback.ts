import { type Activity, screenPath } from '@inkling/contract';
import type { Db } from '../../db/connect.ts';
import type { Deps } from '../../deps.ts';
import { conflict, notFound } from '../../http/app-error.ts';
import type { Caller } from '../../http/caller.ts';
import {
  type HeldFeedback,
  listHeldFeedback,
  noteShownFeedback,
} from '../feedback-awaiting-approval/index.ts';
import { notify, type OutgoingNotification } from '../notifications/index.ts';
import { mayEditPublishedActivity } from './activities.policy.ts';
import { lockActivity, updateActivity } from './save-activity.queries.ts';
import { readActivity } from './save-activity.ts';

const feedbackReleased = ({ id, student_id, title, version }: HeldFeedback): OutgoingNotification => {
  const dedupe_key = `approved ${id} ${version}`;
  return {
    user_id: student_id,
    topic: 'feedback',
    title: 'Your feedback is ready',
    body: `Now you can read what the coach says about “${title}”.`,
    link: screenPath('writing', { id }),
    dedupe_key,
    forParent: {
      title: 'Feedback for {child}',
      body: '{Child} can now read the feedback on a writing.',
      translations: { zh: { title: '{child}的反馈', body: '{child}现在可以阅读一篇作品的反馈。' } },
      link: screenPath('parent-dashboard'),
      dedupe_key,
    },
  };
};

/** Shows what had waited for the teacher, and tells the children who can read it now; a course may still hold some back. */
const release = async (
  deps: Pick<Deps, 'clock' | 'config' | 'queue'>,
  tx: Db,
  activityId: number,
): Promise<number> => {
  const before = await listHeldFeedback(tx, activityId);
  await updateActivity(tx, activityId, { holds_feedback: false, updated_at: deps.clock.now() });
  const stillHeld = new Set((await listHeldFeedback(tx, activityId)).map(({ id }) => id));
  const released = before.filter(({ id }) => !stillHeld.has(id));
  await notify(deps, tx, released.map(feedbackReleased));
  return released.length;
};

/** Whether the teacher of published work reads first from now on; what a child has been shown is never taken away. */
export const holdFeedback = (
  deps: Pick<Deps, 'clock' | 'config' | 'db' | 'queue'>,
  { caller, activityId }: { caller: Caller; activityId: number },
  { holds_feedback }: { holds_feedback: boolean },
): Promise<{ activity: Activity; released_count: number }> =>
  deps.db.transaction(async (tx) => {
    const activity = await lockActivity(tx, { caller, activityId });
    if (!activity) throw notFound('This activity');
    if (!mayEditPublishedActivity(activity))
      throw conflict('Only a published activity can be changed this way.');
    let released_count = 0;
    if (holds_feedback && !activity.holds_feedback) {
      await noteShownFeedback(tx, { activity_id: activityId });
      await updateActivity(tx, activityId, { holds_feedback, updated_at: deps.clock.now() });
    }
    if (!holds_feedback && activity.holds_feedback) released_count = await release(deps, tx, activityId);
    return { activity: await readActivity(tx, caller, activityId), released_count };
  });
