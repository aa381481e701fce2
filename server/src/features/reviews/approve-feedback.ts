import { screenPath } from '@inkling/contract';
import type { Db } from '../../db/connect.ts';
import type { Deps } from '../../deps.ts';
import { conflict } from '../../http/app-error.ts';
import { queueGrades } from '../lti/index.ts';
import { notify } from '../notifications/index.ts';
import {
  findFeedbackState,
  listUnapprovedWithFeedback,
  recordThatDraftIsApproved,
  recordThatWritingsAreReviewed,
} from './reviews.queries.ts';

type Waiting = Awaited<ReturnType<typeof listUnapprovedWithFeedback>>;

const tellThatFeedbackIsReady = (
  deps: Pick<Deps, 'clock' | 'config' | 'queue'>,
  tx: Db,
  waiting: Waiting,
): Promise<void> =>
  notify(
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
        body: `${teacher} has approved the feedback on a writing by {child}.`,
        translations: { zh: { title: '{child}的反馈', body: `${teacher}已确认{child}一篇作品的反馈。` } },
        link: screenPath('parent-dashboard'),
        dedupe_key: `approved ${id} ${version}`,
      },
    })),
  );

/** Marks finished work as reviewed; children who waited for that are told that they can read on. */
export const approveFeedback = async (
  deps: Pick<Deps, 'clock' | 'config' | 'queue'>,
  tx: Db,
  reviewed: { teacherId: number; writingIds: number[] },
): Promise<void> => {
  const waiting = await listUnapprovedWithFeedback(tx, reviewed);
  await recordThatWritingsAreReviewed(tx, reviewed, { now: deps.clock.now(), zone: deps.config.TIME_ZONE });
  await queueGrades(deps, tx, reviewed.writingIds);
  await tellThatFeedbackIsReady(deps, tx, waiting);
};

/** Lets a child read what the coach said to a draft it goes on with: of the version the teacher read, and no later one. */
export const approveDraftFeedback = async (
  deps: Pick<Deps, 'clock' | 'config' | 'queue'>,
  tx: Db,
  read: { teacherId: number; writingId: number; version: number },
): Promise<void> => {
  const { teacherId, writingId, version } = read;
  const found = await findFeedbackState(tx, writingId);
  if (!found || found.version === null) throw conflict('There is no feedback to approve yet.');
  // What is still to come would be of the same version, and nobody has read it.
  if (found.isReading) throw conflict('The coach is reading a draft now. Please open it again in a moment.');
  if (found.version !== version)
    throw conflict('The coach has read a newer draft since you opened it. Please open it again.');
  const waiting = await listUnapprovedWithFeedback(tx, { teacherId, writingIds: [writingId] }, version);
  await recordThatDraftIsApproved(tx, read, { now: deps.clock.now(), zone: deps.config.TIME_ZONE });
  await tellThatFeedbackIsReady(deps, tx, waiting);
};
