import { bigint, boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { users } from './accounts-and-uploads.ts';
import { baseColumns, timestamptz } from './columns.ts';
import { sessions } from './sessions.ts';

/** The public half of a key on a device of an adult, which opens the account. */
export const passkeys = pgTable(
  'passkeys',
  {
    ...baseColumns,
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    credential_id: text().notNull().unique(),
    public_key: text().notNull(),
    /** Known to the device instead of the account's number; the same for all passkeys of an account. */
    user_handle: text().notNull(),
    name: text().notNull(),
    /** Goes up with each use on devices that count; a copied key is found by it. */
    counter: bigint({ mode: 'number' }).notNull().default(0),
    transports: jsonb().$type<string[]>().notNull(),
    is_synced: boolean().notNull(),
    last_used_at: timestamptz(),
  },
  (table) => [index('passkeys_user_id_idx').on(table.user_id)],
);
export type PasskeyRow = typeof passkeys.$inferSelect;

export const challengePurposes = ['sign_in', 'add', 'confirm'] as const;

/** Random bytes for a device to sign; used up by the first answer, whatever it is. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    challenge_hash: text().primaryKey(),
    purpose: text({ enum: challengePurposes }).notNull(),
    /** Of the cookie of the browser that asked, for signing in. */
    browser_hash: text(),
    /** The session that asked, for everything else. */
    session_id: integer().references(() => sessions.id, { onDelete: 'cascade' }),
    /** For a passkey that is being made. */
    user_handle: text(),
    expires_at: timestamptz().notNull(),
  },
  (table) => [index('passkey_challenges_session_id_idx').on(table.session_id)],
);
