import type { Db } from '../../db/connect.ts';
import type { WritingRow } from '../../db/schema/index.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../http/caller.ts';
import { queueGrades } from '../lti/index.ts';
import { notifyFamilyOfReview } from './notify-family-of-review.ts';
import { reviewNotificationWindowMs } from './review-notification-window.ts';
import { changeReviewedWriting, hasReviewedSince, insertReview } from './reviews.queries.ts';
import { updateScoreReviewOfMarks } from './score-reviews.queries.ts';

/**
 * The score that follows from a teacher's marks, said to the family once a visit. Marks that are changed again change
 * the same note: a score with a reason of its own is another matter and stays.
 */
export const recordTeacherScore = async (
  deps: Pick<Deps, 'clock' | 'config' | 'queue'>,
  tx: Db,
  { teacher, writing, score }: { teacher: Caller; writing: WritingRow; score: number | null },
): Promise<void> => {
  const now = deps.clock.now();
  await changeReviewedWriting(tx, writing.id, {
    commented_at: now,
    approved_version: writing.version,
    ...(score !== null && { teacher_scoring: score }),
  });
  // Without one of the teacher's, what there is would be the coach's own.
  if (score === null) return;
  const who = { writingId: writing.id, teacherId: teacher.id };
  const isSameVisit = await hasReviewedSince(tx, who, new Date(now.getTime() - reviewNotificationWindowMs));
  const since = writing.completed_at ?? now;
  if (!(await updateScoreReviewOfMarks(tx, who, { score, since, now })))
    await insertReview(tx, {
      writing_id: writing.id,
      reviewer_id: teacher.id,
      action: 'score',
      score,
      created_at: now,
      updated_at: now,
    });
  await queueGrades(deps, tx, [writing.id]);
  if (!isSameVisit) await notifyFamilyOfReview(deps, tx, { writing, teacherId: teacher.id, action: 'score' });
};
