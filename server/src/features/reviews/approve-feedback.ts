import { screenPath } from '@inkling/contract';
import type { Db } from '../../db/connect.ts';
import type { Deps } from '../../deps.ts';
import { queueGrades } from '../lti/index.ts';
import { notify } from '../notifications/index.ts';
import { listUnapprovedWithFeedback, recordThatWritingsAreReviewed } from './reviews.queries.ts';

/** Marks finished work as reviewed; children who waited for that are told that they can read on. */
export const approveFeedback = async (
  deps: Pick<Deps, 'clock' | 'config' | 'queue'>,
  tx: Db,
  reviewed: { teacherId: number; writingIds: number[] },
): Promise<void> => {
  const waiting = await listUnapprovedWithFeedback(tx, reviewed);
  await recordThatWritingsAreReviewed(tx, reviewed, { now: deps.clock.now(), zone: deps.config.TIME_ZONE });
  await queueGrades(deps, tx, reviewed.writingIds);
  await notify(
    deps,
    tx,
    waiting.map(({ id, student_id, version, teacher }) => ({
      user_id: student_id,
      topic: 'feedback',
      title: 'Your feedback is ready',
      body: `${teacher} has read it. Now you can read it too.`,
      link: screenPath('writing', { id }),
      dedupe_key: `approved ${id} ${version}`,
      forParent: {
        title: 'Feedback for {child}',
        body: "{Child}'s teacher has approved the feedback on a writing.",
        translations: { zh: { title: '{child}的反馈', body: '{child}的老师已确认一篇作品的反馈。' } },
        link: screenPath('parent-dashboard'),
        dedupe_key: `approved ${id} ${version}`,
      },
    })),
  );
};
