import type { Settings } from '@inkling/contract';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { baseColumns, timestamptz } from './columns.ts';

export const roleColumn = pgEnum('role', ['student', 'teacher', 'parent']);

export const users = pgTable(
  'users',
  {
    ...baseColumns,
    role: roleColumn().notNull(),
    full_name: text().notNull(),
    screen_name: text().notNull(),
    email: text(),
    email_verified_at: timestamptz(),
    /** Null until a password is set: nobody can sign in to an imported account before its card is printed. */
    password_hash: text(),
    /** Of the secret pictures a young child taps in class, in their order. */
    pictures_hash: text(),
    avatar_id: integer().references((): AnyPgColumn => uploads.id, { onDelete: 'set null' }),
    parent_id: integer().references((): AnyPgColumn => users.id, { onDelete: 'cascade' }),
    grade_level: integer(),
    main_improvement_goal: text(),
    /** When and to which words a parent consented, for a child's account. */
    consent_at: timestamptz(),
    consent_text: text(),
    settings: jsonb().$type<Partial<Settings>>().notNull().default({}),
    tracking_code: text().notNull(),
    /** Names the account in unsubscribe links. */
    unsubscribe_token: text().notNull(),
    last_login_at: timestamptz(),
    /** Since when nobody can sign in: their school has archived the account or merged it into another. */
    closed_at: timestamptz(),
    /** The account that everything in this one has gone to; it stays as an empty name under that one and goes with it. */
    merged_into_id: integer().references((): AnyPgColumn => users.id, { onDelete: 'cascade' }),
  },
  (table) => [
    uniqueIndex('users_screen_name_key').on(sql`lower(${table.screen_name})`),
    uniqueIndex('users_email_key').on(sql`lower(${table.email})`),
    uniqueIndex('users_unsubscribe_token_key').on(table.unsubscribe_token),
    index('users_parent_id_idx').on(table.parent_id),
    index('users_merged_into_id_idx')
      .on(table.merged_into_id)
      .where(sql`${table.merged_into_id} is not null`),
    check('users_grade_level_check', sql`${table.grade_level} between 1 and 12`),
  ],
);
export type UserRow = typeof users.$inferSelect;

export const accountTokenPurpose = pgEnum('account_token_purpose', ['verify_email', 'reset_password']);

/** One-time tokens in emailed links, stored as hashes. */
export const accountTokens = pgTable(
  'account_tokens',
  {
    ...baseColumns,
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: accountTokenPurpose().notNull(),
    token_hash: text().notNull().unique(),
    /** The address it was sent to: a token for an old address verifies nothing. */
    email: text().notNull(),
    expires_at: timestamptz().notNull(),
  },
  (table) => [index('account_tokens_user_id_idx').on(table.user_id)],
);

export const uploadStatus = pgEnum('upload_status', ['announced', 'stored']);

export const uploads = pgTable(
  'uploads',
  {
    ...baseColumns,
    /** Random and unguessable: anyone who has it may read the file. */
    signed_id: text().notNull().unique(),
    owner_id: integer().references((): AnyPgColumn => users.id, { onDelete: 'set null' }),
    filename: text().notNull(),
    content_type: text().notNull(),
    byte_size: bigint({ mode: 'number' }).notNull(),
    hex_digest: text().notNull(),
    status: uploadStatus().notNull().default('announced'),
    /** Set when a record takes the file; uploads nobody took are swept. */
    attached_at: timestamptz(),
  },
  (table) => [index('uploads_owner_id_idx').on(table.owner_id)],
);
export type UploadRow = typeof uploads.$inferSelect;

/** Accounts that were deleted, by number and day of making alone: whoever restores a backup deletes them again. */
export const erasedAccounts = pgTable('erased_accounts', {
  user_id: integer().primaryKey(),
  user_created_at: timestamptz().notNull(),
  erased_at: timestamptz().notNull().defaultNow(),
});
