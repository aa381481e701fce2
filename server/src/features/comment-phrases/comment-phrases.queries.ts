import { and, asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { commentPhrases } from '../../db/schema/index.ts';

export type PhraseRow = typeof commentPhrases.$inferSelect;

export const listPhrases = (db: Db, teacherId: number): Promise<PhraseRow[]> =>
  db
    .select()
    .from(commentPhrases)
    .where(eq(commentPhrases.teacher_id, teacherId))
    .orderBy(asc(commentPhrases.id));

/** Adds a phrase unless the teacher has as many as there may be; then nothing. */
export const insertPhrase = async (
  db: Db,
  phrase: Pick<PhraseRow, 'teacher_id' | 'text' | 'criterion' | 'is_praise'>,
  most: number,
): Promise<PhraseRow | undefined> => {
  const kept = await db.$count(commentPhrases, eq(commentPhrases.teacher_id, phrase.teacher_id));
  if (kept >= most) return undefined;
  return (await db.insert(commentPhrases).values(phrase).returning())[0];
};

export const updatePhrase = async (
  db: Db,
  { teacherId, phraseId }: { teacherId: number; phraseId: number },
  phrase: Pick<PhraseRow, 'text' | 'criterion' | 'is_praise' | 'updated_at'>,
): Promise<PhraseRow | undefined> =>
  (
    await db
      .update(commentPhrases)
      .set(phrase)
      .where(and(eq(commentPhrases.id, phraseId), eq(commentPhrases.teacher_id, teacherId)))
      .returning()
  )[0];

export const deletePhrase = async (db: Db, teacherId: number, phraseId: number): Promise<boolean> => {
  const gone = await db
    .delete(commentPhrases)
    .where(and(eq(commentPhrases.id, phraseId), eq(commentPhrases.teacher_id, teacherId)))
    .returning({ one: sql`1` });
  return gone.length > 0;
};
