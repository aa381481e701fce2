import type { Advice, AdviceFollowUp } from '@inkling/coach';
import { desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { feedbackAdvice, feedbackRounds, writings } from '../../db/schema/index.ts';

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

export const listAdvice = (db: Db, roundId: number) =>
  db.select().from(feedbackAdvice).where(eq(feedbackAdvice.round_id, roundId)).orderBy(feedbackAdvice.id);

/** Two readings of one writing at once take turns from here to the end of the transaction. */
export const lockRounds = async (db: Db, writingId: number): Promise<void> => {
  await db.select({ id: writings.id }).from(writings).where(eq(writings.id, writingId)).for('update');
};

export const insertRound = async (db: Db, round: NewRound, advice: Advice[]): Promise<void> => {
  const number = sql`(select coalesce(max(r.number), 0) + 1 from ${feedbackRounds} r where r.writing_id = ${round.writing_id})`;
  const [added] = await db
    .insert(feedbackRounds)
    .values({ ...round, number })
    .returning({ id: feedbackRounds.id });
  if (!added) throw new Error('insert returned no row');
  if (advice.length > 0)
    await db.insert(feedbackAdvice).values(advice.map((each) => ({ ...each, round_id: added.id })));
};

/** The same draft read again, perhaps by a newer coach: still one round. */
export const updateRound = async (
  db: Db,
  roundId: number,
  read: Pick<NewRound, 'version' | 'marks' | 'overall' | 'unscored' | 'coach_version'>,
): Promise<void> => {
  await db
    .update(feedbackRounds)
    .set({ ...read, updated_at: sql`now()` })
    .where(eq(feedbackRounds.id, roundId));
};

/** What became of advice in the draft after it, in one statement however much there is. */
export const storeAdviceOutcomes = async (
  db: Db,
  judged: readonly (AdviceFollowUp & { id: number })[],
  now: Date,
): Promise<void> => {
  await db.execute(sql`
    update ${feedbackAdvice} a set outcome = j.outcome::advice_outcome, after = j.after, updated_at = ${now.toISOString()}
    from jsonb_to_recordset(${JSON.stringify(judged)}::jsonb) as j(id int, outcome text, after text)
    where a.id = j.id`);
};
