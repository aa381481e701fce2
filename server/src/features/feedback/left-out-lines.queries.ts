import type { CriterionFeedback, FeedbackCategory } from '@inkling/contract';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { aiFeedbackItems, aiFeedbacks, feedbackAdvice, feedbackRounds } from '../../db/schema/index.ts';

/** What the coach said on one criterion, with its advice on the draft that it was said of, as a child answers it. */
export const findSaidWithAdvice = async (
  db: Db,
  { writingId, criterion }: { writingId: number; criterion: FeedbackCategory },
) => {
  const [row] = await db
    .select({
      feedback_id: aiFeedbackItems.feedback_id,
      output: sql<CriterionFeedback>`${aiFeedbackItems.output}`,
      left_out: aiFeedbackItems.left_out,
      advice: sql<string[]>`(select coalesce(json_agg(a.text order by a.id), '[]') from ${feedbackAdvice} a
        where a.criterion = ${criterion} and a.round_id = (select r.id from ${feedbackRounds} r
          where r.writing_id = ${writingId} and r.version = ai_feedback_items.made_from_version
          order by r.number desc limit 1))`,
    })
    .from(aiFeedbackItems)
    .innerJoin(aiFeedbacks, eq(aiFeedbacks.id, aiFeedbackItems.feedback_id))
    .where(
      and(
        eq(aiFeedbacks.writing_id, writingId),
        eq(aiFeedbackItems.criterion, criterion),
        isNotNull(aiFeedbackItems.output),
      ),
    );
  return row;
};

export const setLeftOut = async (
  db: Db,
  { feedbackId, criterion }: { feedbackId: number; criterion: FeedbackCategory },
  left_out: string[],
): Promise<void> => {
  await db
    .update(aiFeedbackItems)
    .set({ left_out })
    .where(and(eq(aiFeedbackItems.feedback_id, feedbackId), eq(aiFeedbackItems.criterion, criterion)));
};
