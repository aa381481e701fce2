import { and, desc, eq, inArray, lte, ne, or } from 'drizzle-orm';
import type { Db } from '../../../db/connect.ts';
import {
  type SandboxCheckoutRow,
  type SandboxSubscriptionRow,
  sandboxCheckouts,
  sandboxSubscriptions,
} from '../../../db/schema/index.ts';

export const insertCheckout = async (db: Db, row: typeof sandboxCheckouts.$inferInsert): Promise<void> => {
  await db.insert(sandboxCheckouts).values(row);
};

export const findCheckout = async (
  db: Db,
  which: { id: string; customer_id: string },
): Promise<SandboxCheckoutRow | undefined> =>
  (
    await db
      .select()
      .from(sandboxCheckouts)
      .where(and(eq(sandboxCheckouts.id, which.id), eq(sandboxCheckouts.customer_id, which.customer_id)))
  )[0];

/** Returns whether it was open until now: of two clicks one closes it. */
export const closeCheckout = async (db: Db, id: string, status: 'paid' | 'canceled'): Promise<boolean> => {
  const closed = await db
    .update(sandboxCheckouts)
    .set({ status })
    .where(and(eq(sandboxCheckouts.id, id), eq(sandboxCheckouts.status, 'open')))
    .returning({ id: sandboxCheckouts.id });
  return closed.length > 0;
};

export const cancelOpenCheckouts = async (db: Db, customerId: string): Promise<void> => {
  await db
    .update(sandboxCheckouts)
    .set({ status: 'canceled' })
    .where(and(eq(sandboxCheckouts.customer_id, customerId), eq(sandboxCheckouts.status, 'open')));
};

export const insertSubscription = async (
  db: Db,
  row: typeof sandboxSubscriptions.$inferInsert,
): Promise<void> => {
  await db.insert(sandboxSubscriptions).values(row);
};

export const findNewestSubscription = async (
  db: Db,
  customerId: string,
): Promise<SandboxSubscriptionRow | undefined> =>
  (
    await db
      .select()
      .from(sandboxSubscriptions)
      .where(eq(sandboxSubscriptions.customer_id, customerId))
      .orderBy(desc(sandboxSubscriptions.created_at))
      .limit(1)
  )[0];

/** Changes of one subscription take turns. */
export const lockSubscription = async (db: Db, id: string): Promise<SandboxSubscriptionRow | undefined> =>
  (await db.select().from(sandboxSubscriptions).where(eq(sandboxSubscriptions.id, id)).for('update'))[0];

export const updateSubscription = async (
  db: Db,
  id: string,
  change: Partial<typeof sandboxSubscriptions.$inferInsert>,
): Promise<void> => {
  await db.update(sandboxSubscriptions).set(change).where(eq(sandboxSubscriptions.id, id));
};

/** Those whose period is over, or whose payment has been outstanding since then. */
export const listDueSubscriptions = (
  db: Db,
  moments: { now: Date; unpaidBefore: Date },
): Promise<SandboxSubscriptionRow[]> =>
  db
    .select()
    .from(sandboxSubscriptions)
    .where(
      and(
        inArray(sandboxSubscriptions.status, ['active', 'past_due']),
        or(
          lte(sandboxSubscriptions.current_period_end, moments.now),
          lte(sandboxSubscriptions.unpaid_since, moments.unpaidBefore),
        ),
      ),
    );

export const deleteCustomer = async (db: Db, customerId: string): Promise<void> => {
  await db.delete(sandboxCheckouts).where(eq(sandboxCheckouts.customer_id, customerId));
  await db
    .update(sandboxSubscriptions)
    .set({ status: 'canceled' })
    .where(
      and(eq(sandboxSubscriptions.customer_id, customerId), ne(sandboxSubscriptions.status, 'canceled')),
    );
};
