import type { Advice, AdviceFollowUp } from '@inkling/coach';
import type { ChildAdviceAnswer } from '@inkling/contract';
import { asc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { feedbackAdvice, feedbackRounds } from '../../db/schema/index.ts';

/** How far back advice is still judged: a child may come to it two drafts later. */
const roundsJudged = 3;

/** Advice of the last rounds, oldest first, with the draft it was given on; `isOpen` where no draft since has answered it. */
export const listRecentAdvice = (db: Db, writingId: number) =>
  db
    .select({
      ...getTableColumns(feedbackAdvice),
      number: feedbackRounds.number,
      content: feedbackRounds.content,
      isOpen: sql<boolean>`case when ${feedbackAdvice.outcome} is null then ${feedbackAdvice.judged_in} is null
        else ${feedbackAdvice.outcome} in ('partly', 'not_yet') end`,
    })
    .from(feedbackAdvice)
    .innerJoin(feedbackRounds, eq(feedbackRounds.id, feedbackAdvice.round_id))
    .where(
      sql`${feedbackRounds.writing_id} = ${writingId} and ${feedbackRounds.number} > (
        select max(r.number) - ${roundsJudged} from ${feedbackRounds} r where r.writing_id = ${writingId})`,
    )
    .orderBy(asc(feedbackRounds.number), asc(feedbackAdvice.id));
export type GivenAdvice = Awaited<ReturnType<typeof listRecentAdvice>>[number];

export const insertAdvice = async (
  db: Db,
  roundId: number,
  advice: readonly (Advice & { answer: ChildAdviceAnswer | null })[],
): Promise<void> => {
  if (advice.length === 0) return;
  await db.insert(feedbackAdvice).values(advice.map((each) => ({ ...each, round_id: roundId })));
};

/** What became of advice in the draft of a later round, in one statement however much there is. */
export const storeAdviceOutcomes = async (
  db: Db,
  judged: readonly (AdviceFollowUp & { id: number })[],
  { number, now }: { number: number; now: Date },
): Promise<void> => {
  await db.execute(sql`
    update ${feedbackAdvice} a set outcome = j.outcome::advice_outcome, after = j.after, judged_in = ${number},
      updated_at = ${now.toISOString()}
    from jsonb_to_recordset(${JSON.stringify(judged)}::jsonb) as j(id int, outcome text, after text)
    where a.id = j.id`);
};
