import { and, asc, eq, lte, notInArray } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { activities } from '../../db/schema/index.ts';

/** The draft that has waited longest for its time, locked until the transaction ends; another server takes another. */
export const lockDueActivity = async (db: Db, now: Date, without: number[]): Promise<number | undefined> =>
  (
    await db
      .select({ id: activities.id })
      .from(activities)
      .where(
        and(
          eq(activities.status, 'draft'),
          lte(activities.publish_at, now),
          notInArray(activities.id, without),
        ),
      )
      .orderBy(asc(activities.publish_at), asc(activities.id))
      .limit(1)
      .for('no key update', { skipLocked: true })
  )[0]?.id;
