import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { moment, recordColumns } from './columns.ts';

/** What the payment provider last said of a family; only its events change it. */
export const subscriptions = pgTable('subscriptions', {
  ...recordColumns,
  parent_id: integer()
    .notNull()
    .unique()
    .references(() => users.id, { onDelete: 'cascade' }),
  customer_id: text().unique(),
  subscription_id: text().unique(),
  status: text().notNull(),
  price_id: text(),
  product_name: text(),
  current_period_end: moment(),
  cancel_at_period_end: boolean().notNull().default(false),
});
