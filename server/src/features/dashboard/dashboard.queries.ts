import type { WritingStatus } from '@inkling/contract';
import { and, count, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { achievementUnlocks, activities, users, writings } from '../../db/schema/index.ts';
import type { Caller } from '../../http/caller.ts';
import { studentsOf } from '../teacher-students/index.ts';
import { sumWorkCounts, visibleTo } from '../writings/index.ts';

export const countWritingsByStatus = async (
  db: Db,
  caller: Caller,
): Promise<Record<WritingStatus, number>> => {
  if (caller.role === 'teacher') return sumWorkCounts(db, caller.id);
  const rows = await db
    .select({ status: writings.status, total: count() })
    .from(writings)
    .where(visibleTo(caller))
    .groupBy(writings.status);
  const of = (status: WritingStatus) => rows.find((row) => row.status === status)?.total ?? 0;
  return { pending: of('pending'), progressing: of('progressing'), completed: of('completed') };
};

export const countStudentsOf = async (db: Db, teacherId: number): Promise<number> => {
  const { rows } = await db.execute<{ total: number }>(
    sql`select count(*)::int as total from (${studentsOf(teacherId)}) students`,
  );
  return rows[0]?.total ?? 0;
};

export const countActivitiesOf = async (db: Db, teacherId: number): Promise<number> =>
  (
    await db
      .select({ total: count() })
      .from(activities)
      .where(and(eq(activities.teacher_id, teacherId), eq(activities.status, 'published')))
  )[0]?.total ?? 0;

export const countAchievementsOfChildren = async (db: Db, parentId: number): Promise<number> =>
  (
    await db
      .select({ total: count() })
      .from(achievementUnlocks)
      .innerJoin(users, eq(users.id, achievementUnlocks.student_id))
      .where(eq(users.parent_id, parentId))
  )[0]?.total ?? 0;
