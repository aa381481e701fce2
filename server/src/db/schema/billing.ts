import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { users } from './accounts-and-uploads.ts';
import { baseColumns, timestamptz } from './columns.ts';

/** The last known state at the payment provider, which only its events change, and the family's offer. */
export const subscriptions = pgTable('subscriptions', {
  ...baseColumns,
  parent_id: integer()
    .notNull()
    .unique()
    .references(() => users.id, { onDelete: 'cascade' }),
  customer_id: text().unique(),
  subscription_id: text().unique(),
  status: text().notNull(),
  price_id: text(),
  product_name: text(),
  unit_amount: integer(),
  interval: text({ enum: ['month', 'year'] }),
  current_period_end: timestamptz(),
  cancel_at_period_end: boolean().notNull().default(false),
  /** When the first-month offer ends for this family, from the first time they see it. */
  offer_ends_at: timestamptz(),
  /** Requests to the provider are numbered: the last one made, and the one whose response is stored. */
  last_request_number: integer().notNull().default(0),
  stored_request_number: integer().notNull().default(0),
  synced_at: timestamptz(),
});
export type SubscriptionRow = typeof subscriptions.$inferSelect;

/** Events of the provider that were handled, so that each is handled once. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    id: text().primaryKey(),
    type: text().notNull(),
    received_at: timestamptz().notNull(),
  },
  (table) => [index('payment_events_received_at_idx').on(table.received_at)],
);

/** The payment sandbox: what a real provider would keep on its side. Nothing here names a person. */
export const sandboxCheckouts = pgTable(
  'sandbox_checkouts',
  {
    id: text().primaryKey(),
    created_at: timestamptz().notNull(),
    customer_id: text().notNull(),
    price_id: text().notNull(),
    amount_today: integer().notNull(),
    success_url: text().notNull(),
    cancel_url: text().notNull(),
    /** At the price of an offer that ends. */
    expires_at: timestamptz(),
    status: text({ enum: ['open', 'paid', 'canceled'] })
      .notNull()
      .default('open'),
  },
  (table) => [index('sandbox_checkouts_customer_id_idx').on(table.customer_id)],
);
export type SandboxCheckoutRow = typeof sandboxCheckouts.$inferSelect;

export const sandboxSubscriptions = pgTable(
  'sandbox_subscriptions',
  {
    id: text().primaryKey(),
    created_at: timestamptz().notNull(),
    customer_id: text().notNull(),
    price_id: text().notNull(),
    status: text({ enum: ['active', 'past_due', 'canceled'] }).notNull(),
    current_period_end: timestamptz().notNull(),
    cancel_at_period_end: boolean().notNull().default(false),
    next_payment_fails: boolean().notNull().default(false),
    unpaid_since: timestamptz(),
    last_paid_at: timestamptz().notNull(),
    last_paid_cents: integer().notNull(),
  },
  (table) => [index('sandbox_subscriptions_customer_id_idx').on(table.customer_id)],
);
export type SandboxSubscriptionRow = typeof sandboxSubscriptions.$inferSelect;
