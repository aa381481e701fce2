import type { Db } from '../../db/connect.ts';
import type { WritingRow } from '../../db/schema/index.ts';
import type { Deps } from '../../deps.ts';
import { insertRevision, nextStatus, reopenParticipant } from '../writings/index.ts';
import { changeReviewedWriting } from './reviews.queries.ts';

/**
 * Gives finished work back to the child. The draft is kept; a score the teacher gave was for that draft and goes with
 * it; badges stay earned; a challenge waits for the piece again.
 */
export const returnWriting = async (
  deps: Pick<Deps, 'clock'>,
  tx: Db,
  writing: WritingRow,
): Promise<void> => {
  const status = nextStatus('return', writing.status);
  if (status === null) throw new Error('work is returned before its policy was asked');
  const now = deps.clock.now();
  await insertRevision(tx, { ...writing, writing_id: writing.id, reason: 'returned', now });
  await changeReviewedWriting(tx, writing.id, {
    status,
    completed_at: null,
    returned_at: now,
    reviewed_at: now,
    commented_at: now,
    times_returned: writing.times_returned + 1,
    teacher_scoring: null,
    approved_version: writing.version,
    data: writing.data.filter(({ type }) => type !== 'completed'),
    version: writing.version + 1,
    updated_at: now,
  });
  if (writing.challenge_id)
    await reopenParticipant(tx, { challengeId: writing.challenge_id, studentId: writing.student_id, now });
};
