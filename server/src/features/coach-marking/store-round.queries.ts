import { and, desc, eq, lte, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { feedbackRounds, writings } from '../../db/schema/index.ts';

type NewRound = Omit<typeof feedbackRounds.$inferInsert, 'number'>;

export const findNewestRound = async (db: Db, writingId: number) => {
  const [round] = await db
    .select()
    .from(feedbackRounds)
    .where(eq(feedbackRounds.writing_id, writingId))
    .orderBy(desc(feedbackRounds.number))
    .limit(1);
  return round;
};
export type Round = NonNullable<Awaited<ReturnType<typeof findNewestRound>>>;

export const findRound = async (db: Db, writingId: number, number: number) => {
  const [round] = await db
    .select()
    .from(feedbackRounds)
    .where(and(eq(feedbackRounds.writing_id, writingId), eq(feedbackRounds.number, number)));
  return round;
};

/** Two readings of one writing at once take turns from here to the end of the transaction. */
export const lockRounds = async (db: Db, writingId: number): Promise<void> => {
  await db.select({ id: writings.id }).from(writings).where(eq(writings.id, writingId)).for('update');
};

/** Returns the new round, or nothing where a later draft was read already. */
export const insertRound = async (
  db: Db,
  round: NewRound,
): Promise<{ id: number; number: number } | undefined> => {
  const { rows } = await db.execute<{ id: number; number: number }>(sql`
    insert into ${feedbackRounds} (writing_id, number, version, content, words, marks, marks_before, overall, unscored,
      coach_version, created_at)
    select ${round.writing_id}, coalesce(last.number, 0) + 1, ${round.version}, ${round.content}, ${round.words},
      ${JSON.stringify(round.marks)}::jsonb, ${round.marks_before ? JSON.stringify(round.marks_before) : null}::jsonb,
      ${round.overall}::real, ${round.unscored}::unscored_reason, ${round.coach_version}, ${round.created_at}
    from (select max(r.number) as number, max(r.version) as version from ${feedbackRounds} r
      where r.writing_id = ${round.writing_id}) last
    where last.version is null or last.version <= ${round.version}
    returning id, number`);
  return rows[0];
};

/** The same draft read again, perhaps by a newer coach: still one round, of the newest version that it was read at. */
export const updateRound = async (
  db: Db,
  roundId: number,
  read: Pick<NewRound, 'version' | 'marks' | 'marks_before' | 'overall' | 'unscored' | 'coach_version'>,
): Promise<void> => {
  await db
    .update(feedbackRounds)
    .set({ ...read, updated_at: sql`now()` })
    .where(and(eq(feedbackRounds.id, roundId), lte(feedbackRounds.version, read.version)));
};
