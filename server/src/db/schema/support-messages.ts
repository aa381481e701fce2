import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { users } from './accounts-and-uploads.ts';
import { baseColumns } from './columns.ts';

export const supportMessages = pgTable('support_messages', {
  ...baseColumns,
  user_id: integer().references(() => users.id, { onDelete: 'cascade' }),
  name: text(),
  email: text(),
  subject: text(),
  message: text().notNull(),
});
export type SupportMessageRow = typeof supportMessages.$inferSelect;
