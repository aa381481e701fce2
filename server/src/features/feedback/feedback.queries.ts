import type { CriterionFeedback, CriterionResult, FeedbackCategory } from '@inkling/contract';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import {
  activities,
  aiFeedbackItems,
  aiFeedbacks,
  queuedJobs,
  users,
  writings,
} from '../../db/schema/index.ts';

/** What the coach needs to know of a writing. */
export const findDraft = async (db: Db, writingId: number) => {
  const [row] = await db
    .select({
      writing: writings,
      activity: { title: activities.title, description: activities.description, steps: activities.steps },
      student: users,
    })
    .from(writings)
    .innerJoin(users, eq(users.id, writings.student_id))
    .leftJoin(activities, eq(activities.id, writings.activity_id))
    .where(eq(writings.id, writingId));
  return row;
};
export type Draft = NonNullable<Awaited<ReturnType<typeof findDraft>>>;

/** Marks criteria as being worked on; those that were never asked for appear with that. */
export const markGenerating = async (
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

export interface FinishedItem {
  criterion: FeedbackCategory;
  output: CriterionFeedback;
  result: CriterionResult | null;
  coach: 'built-in' | 'model';
  made_from_version: number;
}

/** Text that changed while the coach read makes the result one to refresh. */
export const storeItem = async (db: Db, writingId: number, item: FinishedItem, now: Date): Promise<void> => {
  const isCurrent = sql`(select ${writings.version} from ${writings} where ${writings.id} = ${writingId}) = ${item.made_from_version}`;
  await db
    .update(aiFeedbackItems)
    .set({
      ...item,
      status: sql`case when ${isCurrent} then 'generated' else 'need_refresh' end::generated_status`,
      updated_at: now,
    })
    .where(
      and(
        inArray(aiFeedbackItems.feedback_id, itemsOf(db, writingId)),
        eq(aiFeedbackItems.criterion, item.criterion),
      ),
    );
};

export const failUnfinished = async (db: Db, writingId: number): Promise<void> => {
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

export const storeNextStep = async (
  db: Db,
  writingId: number,
  next_step: { criterion: FeedbackCategory; text: string } | null,
): Promise<void> => {
  await db.update(aiFeedbacks).set({ next_step }).where(eq(aiFeedbacks.writing_id, writingId));
};

/** What is under way by its status, but has no job that would finish it. */
export const listUnfinished = async (db: Db, jobName: string) =>
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
