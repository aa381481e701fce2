import type { UnscoredReason } from '@inkling/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { aiFeedbacks, type WritingRow, writings } from '../../db/schema/index.ts';

export interface Score {
  ai_scoring: number | null;
  unscored: UnscoredReason | null;
}

interface Marked {
  assessment: { overall: number } | null;
  unscored: UnscoredReason | null;
}

/** Where the scale does not fit, no number stands for the text: an average with it would be as untrue. */
export const storedScoreOf = ({ assessment, unscored }: Marked): Score => ({
  ai_scoring: unscored ? null : (assessment?.overall ?? null),
  unscored,
});

/** A score is not a change of the text: the writing keeps its place in the list. One of another text is not stored. */
export const storeScore = async (
  db: Db,
  { id, content }: Pick<WritingRow, 'id' | 'content'>,
  score: Score,
): Promise<void> => {
  await db
    .update(writings)
    .set({ ...score, updated_at: sql`${writings.updated_at}` })
    .where(and(eq(writings.id, id), eq(writings.content, content)));
};

/** What the present score grew from. */
export const storeFirstScore = async (
  db: Db,
  writingId: number,
  first_scoring: number | null,
): Promise<void> => {
  await db
    .update(writings)
    .set({ first_scoring, updated_at: sql`${writings.updated_at}` })
    .where(eq(writings.id, writingId));
};

/** The coach's score is of another text, and so is what it said. */
export const clearScores = async (db: Db, writing: WritingRow): Promise<void> => {
  await storeScore(db, writing, { ai_scoring: null, unscored: null });
  await db.delete(aiFeedbacks).where(eq(aiFeedbacks.writing_id, writing.id));
};
