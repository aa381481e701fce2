import { and, asc, eq, gt, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import {
  aiFeedbackItems,
  aiFeedbacks,
  users,
  type WritingRow,
  writingReviews,
  writings,
} from '../../db/schema/index.ts';
import type { Caller } from '../../http/caller.ts';
import {
  criteriaAwaitingApprovalOf,
  isOverallAwaitingApproval,
} from '../feedback-awaiting-approval/index.ts';
import { writingsVisibleTo } from '../writings/index.ts';

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
export const lockReviewableWriting = async (
  db: Db,
  teacher: Caller,
  writingId: number,
): Promise<WritingRow | undefined> =>
  (
    await db
      .select()
      .from(writings)
      .where(and(eq(writings.id, writingId), writingsVisibleTo(teacher)))
      .for('no key update')
  )[0];

/** Several of them, always locked in the same order. */
export const lockReviewableWritings = (
  db: Db,
  teacher: Caller,
  writingIds: number[],
): Promise<Pick<WritingRow, 'id' | 'student_id' | 'status' | 'subject'>[]> =>
  db
    .select({
      id: writings.id,
      student_id: writings.student_id,
      status: writings.status,
      subject: writings.subject,
    })
    .from(writings)
    .where(and(inArray(writings.id, writingIds), writingsVisibleTo(teacher)))
    .orderBy(asc(writings.id))
    .for('no key update');

export const insertReview = async (db: Db, row: typeof writingReviews.$inferInsert): Promise<number> => {
  const [created] = await db.insert(writingReviews).values(row).returning({ id: writingReviews.id });
  if (!created) throw new Error('insert returned no row');
  return created.id;
};

interface Day {
  now: Date;
  zone: string;
}

const isToday = (moment: unknown, { now, zone }: Day): SQL => {
  const dayOf = (at: unknown) => sql`(${at} at time zone ${zone})::date`;
  return sql`${dayOf(moment)} = ${dayOf(sql`${now.toISOString()}::timestamptz`)}`;
};

interface Reviewed {
  teacherId: number;
  writingIds: number[];
}

/** Notes that a teacher looked at finished work, once a day for each piece. Call it with the writings locked. */
export const recordThatWritingsAreReviewed = async (
  db: Db,
  { teacherId, writingIds }: Reviewed,
  day: Day,
): Promise<void> => {
  if (writingIds.length === 0) return;
  await db
    .update(writings)
    .set({
      updated_at: sql`${writings.updated_at}`,
      reviewed_at: day.now,
      approved_version: sql`${writings.version}`,
    })
    .where(inArray(writings.id, writingIds));
  await insertReviewedOfDay(db, { teacherId, writingIds }, day);
};

const insertReviewedOfDay = async (db: Db, { teacherId, writingIds }: Reviewed, day: Day): Promise<void> => {
  const now = day.now.toISOString();
  await db.execute(sql`
    insert into ${writingReviews} (writing_id, reviewer_id, action, created_at, updated_at)
    select w.id, ${teacherId}, 'reviewed', ${now}, ${now} from unnest(${sql.param(writingIds)}::int[]) as w(id)
    where not exists (select from ${writingReviews} r where r.writing_id = w.id and r.reviewer_id = ${teacherId}
      and r.action = 'reviewed' and ${isToday(sql`r.created_at`, day)})`);
};

/** Confirms the feedback on a draft that goes on: it stays unfinished, and nothing of it is reviewed. */
export const recordThatDraftIsApproved = async (
  db: Db,
  { teacherId, writingId, version }: { teacherId: number; writingId: number; version: number },
  day: Day,
): Promise<void> => {
  await db
    .update(writings)
    .set({
      updated_at: sql`${writings.updated_at}`,
      approved_version: sql`greatest(${writings.approved_version}, ${version}::int)`,
    })
    .where(eq(writings.id, writingId));
  await insertReviewedOfDay(db, { teacherId, writingIds: [writingId] }, day);
};

/** Which draft the coach's words are about, and whether it is reading one now. */
export const findFeedbackState = async (
  db: Db,
  writingId: number,
): Promise<{ version: number | null; isReading: boolean | null } | undefined> =>
  (
    await db
      .select({
        version: sql<number | null>`max(${aiFeedbackItems.made_from_version})`,
        isReading: sql<boolean | null>`bool_or(${aiFeedbackItems.status} = 'generating')`,
      })
      .from(aiFeedbackItems)
      .innerJoin(aiFeedbacks, eq(aiFeedbacks.id, aiFeedbackItems.feedback_id))
      .where(eq(aiFeedbacks.writing_id, writingId))
  )[0];

/** Which of these writings have feedback that their children do not see yet, on the draft as it is or as it was read. */
export const listUnapprovedWithFeedback = (
  db: Db,
  { teacherId, writingIds }: Reviewed,
  readVersion?: number,
) => {
  const version =
    readVersion === undefined ? sql<number>`writings.version` : sql<number>`${readVersion}::int`;
  return db
    .select({
      id: writings.id,
      student_id: writings.student_id,
      version,
      teacher: sql<string>`(select t.full_name from ${users} t where t.id = ${teacherId})`,
    })
    .from(writings)
    .innerJoin(aiFeedbacks, eq(aiFeedbacks.writing_id, writings.id))
    .where(
      and(
        inArray(writings.id, writingIds),
        isOverallAwaitingApproval(sql`writings`, {
          version,
          held: criteriaAwaitingApprovalOf(sql`writings`),
        }),
      ),
    );
};

/** The teacher's "Reviewed" of this day of the school, if there is one. */
export const findReviewedToday = async (
  db: Db,
  who: { writingId: number; teacherId: number },
  day: Day,
): Promise<number | undefined> => {
  const [row] = await db
    .select({ id: writingReviews.id })
    .from(writingReviews)
    .where(
      and(
        eq(writingReviews.writing_id, who.writingId),
        eq(writingReviews.reviewer_id, who.teacherId),
        eq(writingReviews.action, 'reviewed'),
        isToday(writingReviews.created_at, day),
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

export const setReviewWords = async (
  db: Db,
  reviewId: number,
  words: { updated_at: Date } & ({ comment: string } | { reason: string }),
): Promise<void> => {
  await db.update(writingReviews).set(words).where(eq(writingReviews.id, reviewId));
};

export const deleteReview = async (db: Db, reviewId: number): Promise<void> => {
  await db.delete(writingReviews).where(eq(writingReviews.id, reviewId));
};

/** A review is not a change of the text: by default the writing keeps its place in the lists. */
export const changeReviewedWriting = async (
  db: Db,
  writingId: number,
  change: Partial<typeof writings.$inferInsert>,
): Promise<void> => {
  await db
    .update(writings)
    .set({ updated_at: sql`${writings.updated_at}`, ...change })
    .where(eq(writings.id, writingId));
};

/** The child and the parent of a writing, with what emails need, and the teacher who says something of it. */
export const findFamilyAndTeacher = async (db: Db, studentId: number, teacherId: number) => {
  const found = await db
    .select()
    .from(users)
    .where(inArray(users.id, [studentId, teacherId]));
  const student = found.find(({ id }) => id === studentId);
  const teacher = found.find(({ id }) => id === teacherId);
  const [parent] = student?.parent_id
    ? await db.select().from(users).where(eq(users.id, student.parent_id))
    : [];
  return { student, parent, teacher };
};
