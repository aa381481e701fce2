import { and, asc, count, eq, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import {
  paymentEvents,
  type SubscriptionRow,
  subscriptions,
  type UserRow,
  users,
} from '../../db/schema/index.ts';

export const findSubscription = async (db: Db, parentId: number): Promise<SubscriptionRow | undefined> =>
  (await db.select().from(subscriptions).where(eq(subscriptions.parent_id, parentId)))[0];

export const findParent = async (db: Db, parentId: number): Promise<UserRow | undefined> =>
  (await db.select().from(users).where(eq(users.id, parentId)))[0];

export const countChildrenOf = async (db: Db, parentId: number): Promise<number> =>
  (await db.select({ total: count() }).from(users).where(eq(users.parent_id, parentId)))[0]?.total ?? 0;

/** Keeps the end that was set first: two tabs see the same. */
export const startOffer = async (
  db: Db,
  parent_id: number,
  offer_ends_at: Date,
): Promise<SubscriptionRow> => {
  const [row] = await db
    .insert(subscriptions)
    .values({ parent_id, offer_ends_at, status: 'none' })
    .onConflictDoUpdate({
      target: subscriptions.parent_id,
      set: { offer_ends_at: sql`coalesce(${subscriptions.offer_ends_at}, excluded.offer_ends_at)` },
    })
    .returning();
  if (!row) throw new Error('the offer was not stored');
  return row;
};

/** Keeps the customer a family already has. */
export const saveCustomer = async (db: Db, parent_id: number, customer_id: string): Promise<string> => {
  const [row] = await db
    .insert(subscriptions)
    .values({ parent_id, customer_id, status: 'none' })
    .onConflictDoUpdate({
      target: subscriptions.parent_id,
      set: { customer_id: sql`coalesce(${subscriptions.customer_id}, excluded.customer_id)` },
    })
    .returning({ customer_id: subscriptions.customer_id });
  return row?.customer_id ?? customer_id;
};

/** Returns whether it is new: the provider repeats itself. */
export const recordPaymentEvent = async (
  db: Db,
  row: typeof paymentEvents.$inferInsert,
): Promise<boolean> => {
  const recorded = await db
    .insert(paymentEvents)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: paymentEvents.id });
  return recorded.length > 0;
};

export const deleteEventsBefore = async (db: Db, moment: Date): Promise<void> => {
  await db.delete(paymentEvents).where(lt(paymentEvents.received_at, moment));
};

/** Numbers a request to the provider before it is made; undefined for an unknown customer. */
export const nextProviderRequestNumber = async (db: Db, customerId: string): Promise<number | undefined> => {
  const [row] = await db
    .update(subscriptions)
    .set({ last_request_number: sql`${subscriptions.last_request_number} + 1` })
    .where(eq(subscriptions.customer_id, customerId))
    .returning({ last_request_number: subscriptions.last_request_number });
  return row?.last_request_number;
};

export const lockCustomer = async (db: Db, customerId: string): Promise<SubscriptionRow | undefined> =>
  (await db.select().from(subscriptions).where(eq(subscriptions.customer_id, customerId)).for('update'))[0];

export const updateSubscription = async (
  db: Db,
  id: number,
  change: Partial<typeof subscriptions.$inferInsert>,
): Promise<void> => {
  await db.update(subscriptions).set(change).where(eq(subscriptions.id, id));
};

/** Customers not synced since then, or whose period has ended without an event. */
export const listCustomersToSync = async (
  db: Db,
  moments: { now: Date; before: Date },
): Promise<string[]> => {
  const rows = await db
    .select({ customer_id: subscriptions.customer_id })
    .from(subscriptions)
    .where(
      and(
        isNotNull(subscriptions.customer_id),
        or(
          isNull(subscriptions.synced_at),
          lt(subscriptions.synced_at, moments.before),
          and(
            lte(subscriptions.current_period_end, moments.now),
            lt(subscriptions.synced_at, subscriptions.current_period_end),
          ),
        ),
      ),
    )
    .orderBy(asc(sql`coalesce(${subscriptions.synced_at}, ${subscriptions.created_at})`))
    .limit(500);
  return rows.flatMap(({ customer_id }) => customer_id ?? []);
};
