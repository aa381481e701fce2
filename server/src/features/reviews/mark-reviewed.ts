import type { Db } from '../../db/connect.ts';
import type { WritingRow } from '../../db/schema/index.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../http/caller.ts';
import { changeWriting, findReviewedToday, insertReview } from './reviews.queries.ts';

/** Notes that the teacher looked at finished work, once a day each; returns the note. Call it with the writing locked. */
export const markReviewed = async (
  deps: Pick<Deps, 'clock' | 'config'>,
  tx: Db,
  { teacher, writing }: { teacher: Caller; writing: WritingRow },
): Promise<number> => {
  const now = deps.clock.now();
  const who = { writingId: writing.id, teacherId: teacher.id };
  const noted = await findReviewedToday(tx, who, { now, zone: deps.config.TIME_ZONE });
  // Work that was finished again after the note is looked at again.
  const isSeen = writing.reviewed_at && writing.completed_at && writing.reviewed_at >= writing.completed_at;
  if (!noted || !isSeen) await changeWriting(tx, writing.id, { reviewed_at: now });
  if (noted) return noted;
  return insertReview(tx, {
    writing_id: writing.id,
    reviewer_id: teacher.id,
    action: 'reviewed',
    created_at: now,
    updated_at: now,
  });
};
