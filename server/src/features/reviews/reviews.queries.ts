import { and, asc, eq, gt, ne, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { users, type WritingRow, writingReviews, writings } from '../../db/schema/index.ts';
import type { Caller } from '../../http/caller.ts';
import { visibleTo } from '../writings/index.ts';

const selectReviews = (db: Db) =>
  db
    .select({ review: writingReviews, reviewer: { id: users.id, full_name: users.full_name } })
    .from(writingReviews)
    .leftJoin(users, eq(users.id, writingReviews.reviewer_id));

export type ReviewWithReviewer = Awaited<ReturnType<typeof selectReviews>>[number];

export const listReviews = (db: Db, writingId: number): Promise<ReviewWithReviewer[]> =>
  selectReviews(db).where(eq(writingReviews.writing_id, writingId)).orderBy(asc(writingReviews.id));

export const findReview = async (db: Db, reviewId: number): Promise<ReviewWithReviewer | undefined> =>
  (await selectReviews(db).where(eq(writingReviews.id, reviewId)))[0];

/** A writing the teacher set, locked until the transaction ends: a child's save or completion waits its turn. */
export const lockReviewable = async (
  db: Db,
  teacher: Caller,
  writingId: number,
): Promise<WritingRow | undefined> =>
  (
    await db
      .select()
      .from(writings)
      .where(and(eq(writings.id, writingId), visibleTo(teacher)))
      .for('no key update')
  )[0];

export const insertReview = async (db: Db, row: typeof writingReviews.$inferInsert): Promise<number> => {
  const [created] = await db.insert(writingReviews).values(row).returning({ id: writingReviews.id });
  if (!created) throw new Error('insert returned no row');
  return created.id;
};

/** The teacher's "Reviewed" of this day of the school, if there is one. */
export const findReviewedToday = async (
  db: Db,
  who: { writingId: number; teacherId: number },
  when: { now: Date; zone: string },
): Promise<number | undefined> => {
  const dayOf = (moment: unknown) => sql`(${moment} at time zone ${when.zone})::date`;
  const [row] = await db
    .select({ id: writingReviews.id })
    .from(writingReviews)
    .where(
      and(
        eq(writingReviews.writing_id, who.writingId),
        eq(writingReviews.reviewer_id, who.teacherId),
        eq(writingReviews.action, 'reviewed'),
        sql`${dayOf(writingReviews.created_at)} = ${dayOf(sql`${when.now.toISOString()}::timestamptz`)}`,
      ),
    )
    .limit(1);
  return row?.id;
};

/** Whether this teacher has reviewed the writing since. */
export const hasReviewedSince = async (
  db: Db,
  who: { writingId: number; teacherId: number },
  since: Date,
): Promise<boolean> =>
  (
    await db
      .select({ id: writingReviews.id })
      .from(writingReviews)
      .where(
        and(
          eq(writingReviews.writing_id, who.writingId),
          eq(writingReviews.reviewer_id, who.teacherId),
          ne(writingReviews.action, 'reviewed'),
          gt(writingReviews.created_at, since),
        ),
      )
      .limit(1)
  ).length > 0;

/** A review is not a change of the text: by default the writing keeps its place in the lists. */
export const changeWriting = async (
  db: Db,
  writingId: number,
  change: Partial<typeof writings.$inferInsert>,
): Promise<void> => {
  await db
    .update(writings)
    .set({ updated_at: sql`${writings.updated_at}`, ...change })
    .where(eq(writings.id, writingId));
};

/** The child and the parent of a writing, with what emails need. */
export const findFamily = async (db: Db, studentId: number) => {
  const [student] = await db.select().from(users).where(eq(users.id, studentId));
  const [parent] = student?.parent_id
    ? await db.select().from(users).where(eq(users.id, student.parent_id))
    : [];
  return { student, parent };
};
