import type { Db } from '../../db/connect.ts';
import type { WritingRow } from '../../db/schema/index.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../http/caller.ts';
import { queueGrades } from '../lti/index.ts';
import { changeReviewedWriting } from './reviews.queries.ts';
import { deleteScoreReviewOfMarks, findNewestScore, isLastScoreByMarksOf } from './score-reviews.queries.ts';

/**
 * The score of a teacher who took the marks back that made it: the one given before it counts again, a colleague's or
 * one with a reason of its own, and without any the coach's.
 */
export const withdrawTeacherScore = async (
  deps: Pick<Deps, 'clock' | 'queue'>,
  tx: Db,
  { teacher, writing }: { teacher: Caller; writing: WritingRow },
): Promise<void> => {
  const since = writing.completed_at ?? deps.clock.now();
  const who = { writingId: writing.id, teacherId: teacher.id };
  const isWithdrawn = await deleteScoreReviewOfMarks(tx, who, since);
  // A text handed in again as it was has its score from before, and the note of that is of before, too.
  if (!isWithdrawn && !(await isLastScoreByMarksOf(tx, who))) return;
  await changeReviewedWriting(tx, writing.id, {
    teacher_scoring: await findNewestScore(tx, writing.id, since),
  });
  await queueGrades(deps, tx, [writing.id]);
};
