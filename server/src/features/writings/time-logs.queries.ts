import { and, asc, count, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { timeLogs, writings } from '../../db/schema/index.ts';
import type { PageRange } from '../../http/paging.ts';

export const listTimeLogs = (db: Db, writingId: number, pageRange: PageRange & { newestFirst: boolean }) =>
  db
    .select()
    .from(timeLogs)
    .where(eq(timeLogs.writing_id, writingId))
    .orderBy(pageRange.newestFirst ? desc(timeLogs.id) : asc(timeLogs.id))
    .limit(pageRange.limit)
    .offset(pageRange.offset);

export const countTimeLogs = async (db: Db, writingId: number): Promise<number> =>
  (await db.select({ total: count() }).from(timeLogs).where(eq(timeLogs.writing_id, writingId)))[0]?.total ??
  0;

export const insertTimeLog = async (db: Db, row: typeof timeLogs.$inferInsert) => {
  const [created] = await db.insert(timeLogs).values(row).returning();
  if (!created) throw new Error('insert returned no row');
  return created;
};

/** Sets the time of a student's own log; a late, smaller figure changes nothing. */
export const setTimeSpent = async (
  db: Db,
  which: { studentId: number; writingId: number; logId: number },
  to: { seconds: number; now: Date },
) =>
  (
    await db
      .update(timeLogs)
      .set({ spent_time: sql`greatest(${timeLogs.spent_time}, ${to.seconds})`, updated_at: to.now })
      .from(writings)
      .where(
        and(
          eq(timeLogs.id, which.logId),
          eq(timeLogs.writing_id, which.writingId),
          eq(writings.id, timeLogs.writing_id),
          eq(writings.student_id, which.studentId),
        ),
      )
      .returning({ log: timeLogs })
  )[0]?.log;

export const sumTimeSpent = async (db: Db, writingId: number): Promise<Record<string, number>> => {
  const rows = await db
    .select({ step: timeLogs.step, seconds: sql<number>`sum(${timeLogs.spent_time})::int` })
    .from(timeLogs)
    .where(eq(timeLogs.writing_id, writingId))
    .groupBy(timeLogs.step);
  return Object.fromEntries(rows.map(({ step, seconds }) => [step, seconds]));
};
