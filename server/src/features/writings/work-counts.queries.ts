import type { WritingStatus } from '@inkling/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { workCounts } from '../../db/schema/index.ts';
import { isTaughtBy } from '../teacher-students/index.ts';

/** The kept counts of the work a teacher set; whose students they still are is for the reader to say. */
export const selectWorkCounts = (teacherId: number): SQL =>
  sql`select * from ${workCounts} c where c.teacher_id = ${teacherId}`;

/** How many of the writings a teacher sees stand where; what `visibleTo` would count, without counting. */
export const sumWorkCounts = async (db: Db, teacherId: number): Promise<Record<WritingStatus, number>> => {
  const { rows } = await db.execute<{ status: WritingStatus; total: number }>(sql`
    select c.status, sum(c.total)::int as total from (${selectWorkCounts(teacherId)}) c
    where ${isTaughtBy(sql`c.student_id`, teacherId)} group by c.status`);
  const of = (status: WritingStatus) => rows.find((row) => row.status === status)?.total ?? 0;
  return { pending: of('pending'), progressing: of('progressing'), completed: of('completed') };
};
