import { and, desc, eq, gte, isNull, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { writingReviews } from '../../db/schema/index.ts';

interface Who {
  writingId: number;
  teacherId: number;
}

const isScoreByMarks = (who: Who, since: Date): SQL | undefined =>
  and(
    eq(writingReviews.writing_id, who.writingId),
    eq(writingReviews.reviewer_id, who.teacherId),
    eq(writingReviews.action, 'score'),
    isNull(writingReviews.reason),
    gte(writingReviews.created_at, since),
  );

/** Changes the note of the score that this teacher's marks gave the present draft; false where there is none. */
export const updateScoreReviewOfMarks = async (
  db: Db,
  who: Who,
  { score, since, now }: { score: number; since: Date; now: Date },
): Promise<boolean> => {
  const changed = await db
    .update(writingReviews)
    .set({ score, updated_at: now })
    .where(isScoreByMarks(who, since))
    .returning({ id: writingReviews.id });
  return changed.length > 0;
};

/** Removes that note; false where there is none. */
export const deleteScoreReviewOfMarks = async (db: Db, who: Who, since: Date): Promise<boolean> =>
  (await db.delete(writingReviews).where(isScoreByMarks(who, since)).returning({ id: writingReviews.id }))
    .length > 0;

/** The score that a teacher gave last since then. */
export const findNewestScore = async (db: Db, writingId: number, since: Date): Promise<number | null> => {
  const [newest] = await db
    .select({ score: writingReviews.score })
    .from(writingReviews)
    .where(
      and(
        eq(writingReviews.writing_id, writingId),
        eq(writingReviews.action, 'score'),
        gte(writingReviews.created_at, since),
      ),
    )
    .orderBy(desc(writingReviews.updated_at), desc(writingReviews.id))
    .limit(1);
  return newest?.score ?? null;
};

/** Whether the score that was given last, to whatever draft, came from this teacher's marks. */
export const isLastScoreByMarksOf = async (db: Db, { writingId, teacherId }: Who): Promise<boolean> => {
  const [last] = await db
    .select({ reviewer_id: writingReviews.reviewer_id, reason: writingReviews.reason })
    .from(writingReviews)
    .where(and(eq(writingReviews.writing_id, writingId), eq(writingReviews.action, 'score')))
    .orderBy(desc(writingReviews.updated_at), desc(writingReviews.id))
    .limit(1);
  return last?.reviewer_id === teacherId && last.reason === null;
};
