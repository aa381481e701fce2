import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { baseColumns } from './columns.ts';

export const pages = pgTable('pages', {
  ...baseColumns,
  slug: text().notNull().unique(),
  title: text().notNull(),
  /** HTML written by the operator, never by users. */
  content: text().notNull(),
});

export const supportMessages = pgTable('support_messages', {
  ...baseColumns,
  user_id: integer().references(() => users.id, { onDelete: 'cascade' }),
  name: text(),
  email: text(),
  subject: text(),
  message: text().notNull(),
});
export type SupportMessageRow = typeof supportMessages.$inferSelect;
