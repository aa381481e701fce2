import type { CriterionFeedback, CriterionResult, FeedbackCategory } from '@inkling/contract';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { aiFeedbackItems, aiFeedbacks, type WritingRow, writings } from '../../db/schema/index.ts';

const feedbackOf = (db: Db, writingId: number) =>
  db.select({ id: aiFeedbacks.id }).from(aiFeedbacks).where(eq(aiFeedbacks.writing_id, writingId));

interface FinishedItem {
  criterion: FeedbackCategory;
  output: CriterionFeedback;
  result: CriterionResult | null;
  coach: 'built-in' | 'model';
  made_from_version: number;
}

/** Text that changed while the coach read makes the result one to refresh; finishing the piece changes no text. */
export const storeFeedbackItem = async (
  db: Db,
  { id: writingId, content }: Pick<WritingRow, 'id' | 'content'>,
  item: FinishedItem,
  now: Date,
): Promise<void> => {
  const isCurrent = sql`(select ${writings.content} from ${writings} where ${writings.id} = ${writingId}) = ${content}`;
  await db
    .update(aiFeedbackItems)
    .set({
      ...item,
      status: sql`case when ${isCurrent} then 'generated' else 'need_refresh' end::generated_status`,
      updated_at: now,
    })
    .where(
      and(
        inArray(aiFeedbackItems.feedback_id, feedbackOf(db, writingId)),
        eq(aiFeedbackItems.criterion, item.criterion),
      ),
    );
};

/** What is said about the draft as a whole. */
export const storeFeedbackOverview = async (
  db: Db,
  writingId: number,
  overview: Pick<typeof aiFeedbacks.$inferInsert, 'next_step' | 'not_counted'>,
): Promise<void> => {
  await db.update(aiFeedbacks).set(overview).where(eq(aiFeedbacks.writing_id, writingId));
};
