import type { FeedbackCategory } from '@inkling/contract';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { aiFeedbackItems, aiFeedbacks, queuedJobs, writings } from '../../db/schema/index.ts';

/** Marks criteria as being worked on; those that were never asked for appear with that. */
export const markFeedbackGenerating = async (
  db: Db,
  { writingId, criteria, now }: { writingId: number; criteria: readonly FeedbackCategory[]; now: Date },
): Promise<void> => {
  const [feedback] = await db
    .insert(aiFeedbacks)
    .values({ writing_id: writingId })
    .onConflictDoUpdate({ target: aiFeedbacks.writing_id, set: { updated_at: now } })
    .returning();
  if (!feedback) throw new Error('insert returned no row');
  await db
    .insert(aiFeedbackItems)
    .values(
      criteria.map((criterion) => ({ feedback_id: feedback.id, criterion, status: 'generating' as const })),
    )
    .onConflictDoUpdate({
      target: [aiFeedbackItems.feedback_id, aiFeedbackItems.criterion],
      set: { status: 'generating', updated_at: now },
    });
};

const itemsOf = (db: Db, writingId: number) =>
  db.select({ id: aiFeedbacks.id }).from(aiFeedbacks).where(eq(aiFeedbacks.writing_id, writingId));

export const failUnfinishedFeedback = async (db: Db, writingId: number): Promise<void> => {
  await db
    .update(aiFeedbackItems)
    .set({ status: 'failed' })
    .where(
      and(
        inArray(aiFeedbackItems.feedback_id, itemsOf(db, writingId)),
        eq(aiFeedbackItems.status, 'generating'),
      ),
    );
};

/** What is under way by its status, but has no job that would finish it. */
export const listUnfinishedFeedback = async (db: Db, jobName: string) =>
  db
    .select({
      writing_id: writings.id,
      student_id: writings.student_id,
      version: writings.version,
      criteria: sql<
        FeedbackCategory[]
      >`array_agg(${aiFeedbackItems.criterion} order by ${aiFeedbackItems.criterion})`,
    })
    .from(aiFeedbackItems)
    .innerJoin(aiFeedbacks, eq(aiFeedbacks.id, aiFeedbackItems.feedback_id))
    .innerJoin(writings, eq(writings.id, aiFeedbacks.writing_id))
    .where(
      and(
        eq(aiFeedbackItems.status, 'generating'),
        sql`not exists (select 1 from ${queuedJobs} j where j.name = ${jobName} and j.failed_at is null
          and j.data ->> 'writing_id' = ${writings.id}::text)`,
      ),
    )
    .groupBy(writings.id);
