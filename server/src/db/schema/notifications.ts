import { mailTopics } from '@inkling/contract';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgEnum, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
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
    /** Children a letter to somebody else speaks of: it goes with them while it waits. */
    about_ids: integer().array().notNull().default(sql`'{}'`),
    /** Names what is written at most once to a person. */
    told_once: text(),
  },
  (table) => [
    index('mails_user_id_idx').on(table.user_id),
    index('mails_created_at_idx').on(table.created_at),
    uniqueIndex('mails_told_once_key').on(table.user_id, table.told_once),
  ],
);
export type MailRow = typeof mails.$inferSelect;

/** Messages inside the product, for the topics a person left switched on. */
export const notices = pgTable(
  'notices',
  {
    ...recordColumns,
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    topic: text({ enum: mailTopics }).notNull(),
    title: text().notNull(),
    body: text().notNull(),
    /** A path of our own. */
    link: text(),
    /** Names what is told at most once to a person. */
    told_once: text(),
    read_at: moment(),
  },
  (table) => [
    index('notices_user_id_idx').on(table.user_id, table.created_at, table.id),
    index('notices_created_at_idx').on(table.created_at),
    uniqueIndex('notices_told_once_key').on(table.user_id, table.told_once),
  ],
);
export type NoticeRow = typeof notices.$inferSelect;
