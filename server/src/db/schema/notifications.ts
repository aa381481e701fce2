import { bellTopics, type Language } from '@inkling/contract';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgEnum, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from './accounts-and-uploads.ts';
import { baseColumns, timestamptz } from './columns.ts';

export const emailStatus = pgEnum('email_status', ['queued', 'sent', 'failed']);

/** The outbox: an email is written in the transaction that causes it and sent by a job. */
export const emails = pgTable(
  'emails',
  {
    ...baseColumns,
    user_id: integer().references(() => users.id, { onDelete: 'cascade' }),
    to_address: text().notNull(),
    reply_to: text(),
    subject: text().notNull(),
    html: text().notNull(),
    plain: text().notNull(),
    headers: jsonb().$type<Record<string, string>>().notNull().default({}),
    status: emailStatus().notNull().default('queued'),
    sent_at: timestamptz(),
    /** Children mentioned in an email to somebody else: deleting a child deletes its unsent emails. */
    mentioned_child_ids: integer().array().notNull().default(sql`'{}'`),
    /** A person gets one email per key. */
    dedupe_key: text(),
  },
  (table) => [
    index('emails_user_id_idx').on(table.user_id),
    index('emails_created_at_idx').on(table.created_at),
    uniqueIndex('emails_dedupe_key').on(table.user_id, table.dedupe_key),
  ],
);
export type EmailRow = typeof emails.$inferSelect;

/** What a notification says, in each language but English. */
export type Translations = Record<Exclude<Language, 'en'>, { title: string; body: string }>;

/** In-app notifications, for the topics a person left switched on. */
export const notifications = pgTable(
  'notifications',
  {
    ...baseColumns,
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    topic: text({ enum: bellTopics }).notNull(),
    /** The child a parent's notification is about; it goes with the child. */
    child_id: integer().references(() => users.id, { onDelete: 'cascade' }),
    /** In both and in their translations, `{child}` and `{Child}` stand for what the parent lets us call the child. */
    title: text().notNull(),
    body: text().notNull(),
    /** The same for a parent who reads another language than English. */
    translations: jsonb().$type<Translations>(),
    /** A path of our own. */
    link: text(),
    /** A person gets one notification per key. */
    dedupe_key: text(),
    read_at: timestamptz(),
  },
  (table) => [
    index('notifications_user_id_idx').on(table.user_id, table.created_at, table.id),
    index('notifications_created_at_idx').on(table.created_at),
    index('notifications_child_id_idx').on(table.child_id),
    uniqueIndex('notifications_dedupe_key').on(table.user_id, table.dedupe_key),
  ],
);
export type NotificationRow = typeof notifications.$inferSelect;
