import { index, integer, jsonb, pgEnum, pgTable, text } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { moment, recordColumns } from './columns.ts';

export const mailStatus = pgEnum('mail_status', ['queued', 'sent', 'failed']);

/** The outbox: a letter is written in the transaction that causes it and sent by a job. */
export const mails = pgTable(
  'mails',
  {
    ...recordColumns,
    user_id: integer().references(() => users.id, { onDelete: 'cascade' }),
    to_address: text().notNull(),
    reply_to: text(),
    subject: text().notNull(),
    html: text().notNull(),
    plain: text().notNull(),
    headers: jsonb().$type<Record<string, string>>().notNull().default({}),
    status: mailStatus().notNull().default('queued'),
    sent_at: moment(),
  },
  (table) => [
    index('mails_user_id_idx').on(table.user_id),
    index('mails_created_at_idx').on(table.created_at),
  ],
);
export type MailRow = typeof mails.$inferSelect;
