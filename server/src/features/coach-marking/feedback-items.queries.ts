import type { CriterionFeedback, CriterionResult, FeedbackCategory } from '@inkling/contract';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
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

type DraftRead = Pick<WritingRow, 'id' | 'content'>;

/** Whether the text the coach read is still the text of the writing; finishing the piece changes no text. */
const isCurrent = ({ id, content }: DraftRead): SQL =>
  sql`(select ${writings.content} from ${writings} where ${writings.id} = ${id}) = ${content}`;

/**
 * Text that changed while the coach read makes the result one to refresh; a reading that comes in after one of a newer
 * draft leaves that as it is.
 */
export const storeFeedbackItem = async (
  db: Db,
  draft: DraftRead,
  item: FinishedItem,
  now: Date,
): Promise<void> => {
  await db
    .update(aiFeedbackItems)
    .set({
      ...item,
      status: sql`case when ${isCurrent(draft)} then 'generated' else 'need_refresh' end::generated_status`,
      updated_at: now,
    })
    .where(
      and(
        inArray(aiFeedbackItems.feedback_id, feedbackOf(db, draft.id)),
        eq(aiFeedbackItems.criterion, item.criterion),
        sql`coalesce(${aiFeedbackItems.made_from_version}, 0) <= ${item.made_from_version}`,
      ),
    );
};

/** What is said about the draft as a whole, where it is still that draft. */
export const storeFeedbackOverview = async (
  db: Db,
  draft: DraftRead,
  overview: Pick<typeof aiFeedbacks.$inferInsert, 'next_step' | 'not_counted'>,
): Promise<void> => {
  await db
    .update(aiFeedbacks)
    .set(overview)
    .where(and(eq(aiFeedbacks.writing_id, draft.id), isCurrent(draft)));
};

/** Whether something the coach said is of an earlier text. */
export const hasOutdatedFeedback = async (db: Db, writingId: number): Promise<boolean> =>
  (await db.$count(
    aiFeedbackItems,
    and(
      inArray(aiFeedbackItems.feedback_id, feedbackOf(db, writingId)),
      eq(aiFeedbackItems.status, 'need_refresh'),
    ),
  )) > 0;
