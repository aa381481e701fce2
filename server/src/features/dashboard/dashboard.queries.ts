import type { WritingStatus } from '@inkling/contract';
import { and, count, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { achievementUnlocks, activities, users, writings } from '../../db/schema/index.ts';
import type { Caller, Teacher } from '../../http/caller.ts';
import { isActivityOf } from '../teacher-students/index.ts';
import { writingsVisibleTo } from '../writings/index.ts';

export const countWritingsByStatus = async (
  db: Db,
  caller: Caller,
): Promise<Record<WritingStatus, number>> => {
  const rows = await db
    .select({ status: writings.status, total: count() })
    .from(writings)
    .where(writingsVisibleTo(caller))
    .groupBy(writings.status);
  const of = (status: WritingStatus) => rows.find((row) => row.status === status)?.total ?? 0;
  return { pending: of('pending'), progressing: of('progressing'), completed: of('completed') };
};

export const countActivitiesOf = async (db: Db, teacher: Teacher): Promise<number> =>
  (
    await db
      .select({ total: count() })
      .from(activities)
      .where(and(isActivityOf(sql`activities`, teacher), eq(activities.status, 'published')))
  )[0]?.total ?? 0;

export const countAchievementsOfChildren = async (db: Db, parentId: number): Promise<number> =>
  (
    await db
      .select({ total: count() })
      .from(achievementUnlocks)
      .innerJoin(users, eq(users.id, achievementUnlocks.student_id))
      .where(eq(users.parent_id, parentId))
  )[0]?.total ?? 0;
