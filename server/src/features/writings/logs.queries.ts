import { and, asc, count, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { writingLogs, writings } from '../../db/schema/index.ts';
import type { PageRange } from '../../http/paging.ts';

export const listLogs = (db: Db, writingId: number, pageRange: PageRange & { newestFirst: boolean }) =>
  db
    .select()
    .from(writingLogs)
    .where(eq(writingLogs.writing_id, writingId))
    .orderBy(pageRange.newestFirst ? desc(writingLogs.id) : asc(writingLogs.id))
    .limit(pageRange.limit)
    .offset(pageRange.offset);

export const countLogs = async (db: Db, writingId: number): Promise<number> =>
  (await db.select({ total: count() }).from(writingLogs).where(eq(writingLogs.writing_id, writingId)))[0]
    ?.total ?? 0;

export const insertLog = async (db: Db, row: typeof writingLogs.$inferInsert) => {
  const [created] = await db.insert(writingLogs).values(row).returning();
  if (!created) throw new Error('insert returned no row');
  return created;
};

/** Sets the time of a student's own log; a late, smaller figure changes nothing. */
export const addTimeSpent = async (
  db: Db,
  which: { studentId: number; writingId: number; logId: number },
  to: { seconds: number; now: Date },
) =>
  (
    await db
      .update(writingLogs)
      .set({ spent_time: sql`greatest(${writingLogs.spent_time}, ${to.seconds})`, updated_at: to.now })
      .from(writings)
      .where(
        and(
          eq(writingLogs.id, which.logId),
          eq(writingLogs.writing_id, which.writingId),
          eq(writings.id, writingLogs.writing_id),
          eq(writings.student_id, which.studentId),
        ),
      )
      .returning({ log: writingLogs })
  )[0]?.log;

export const sumTimeSpent = async (db: Db, writingId: number): Promise<Record<string, number>> => {
  const rows = await db
    .select({ step: writingLogs.step, seconds: sql<number>`sum(${writingLogs.spent_time})::int` })
    .from(writingLogs)
    .where(eq(writingLogs.writing_id, writingId))
    .groupBy(writingLogs.step);
  return Object.fromEntries(rows.map(({ step, seconds }) => [step, seconds]));
};
