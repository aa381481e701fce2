import { and, count, eq, gte, inArray, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { subscriptions, users, writings } from '../../db/schema/index.ts';
import { paidStatuses } from './paid-statuses.ts';

export const isSubscriptionActive = async (db: Db, parentId: number): Promise<boolean> => {
  const rows = await db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(and(eq(subscriptions.parent_id, parentId), inArray(subscriptions.status, [...paidStatuses])));
  return rows.length > 0;
};

export const listPayingParents = async (db: Db): Promise<number[]> => {
  const rows = await db
    .select({ parent_id: subscriptions.parent_id })
    .from(subscriptions)
    .where(inArray(subscriptions.status, [...paidStatuses]))
    .orderBy(subscriptions.parent_id);
  return rows.map(({ parent_id }) => parent_id);
};

/** Whatever a family's plan limits takes turns on this row, so that two tabs can't pass a limit together. */
export const lockFamily = async (db: Db, familyId: number): Promise<void> => {
  await db.select({ id: users.id }).from(users).where(eq(users.id, familyId)).for('no key update');
};

/** Writings of the whole family that began to count in the calendar month of this moment. */
export const countWritingsOfMonth = async (
  db: Db,
  familyId: number,
  when: { now: Date; zone: string },
): Promise<number> => {
  const monthStart = sql<Date>`date_trunc('month', ${when.now.toISOString()}::timestamptz at time zone ${when.zone}) at time zone ${when.zone}`;
  const [row] = await db
    .select({ total: count() })
    .from(writings)
    .innerJoin(users, eq(users.id, writings.student_id))
    .where(
      and(or(eq(users.id, familyId), eq(users.parent_id, familyId)), gte(writings.counted_at, monthStart)),
    );
  return row?.total ?? 0;
};
