import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { users } from './accounts-and-uploads.ts';
import { classSignIns } from './class-sign-ins.ts';
import { baseColumns, timestamptz } from './columns.ts';
import { ltiIdentities } from './lti.ts';
import { ssoIdentities } from './sso.ts';

export const sessions = pgTable(
  'sessions',
  {
    ...baseColumns,
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    token_hash: text().notNull().unique(),
    device: text().notNull(),
    last_used_at: timestamptz().notNull(),
    expires_at: timestamptz().notNull(),
    /** On a computer that others use too: the end that no use moves. */
    shared_until: timestamptz(),
    /** When its owner last proved who they are, with a password, a passkey or a school's sign-on. */
    confirmed_at: timestamptz(),
    /** Who its owner is at their school, when they came through the school's sign-on. */
    sign_on_id: integer().references(() => ssoIdentities.id, { onDelete: 'cascade' }),
    /** The session over there, whose end ends this one. */
    sign_on_sid: text(),
    /** Who its owner is at the learning platform that they came from. */
    lti_identity_id: integer().references(() => ltiIdentities.id, { onDelete: 'cascade' }),
    /** The lesson it was opened in with pictures, whose end ends it. */
    class_sign_in_id: integer().references(() => classSignIns.id, { onDelete: 'cascade' }),
  },
  (table) => [
    index('sessions_user_id_idx').on(table.user_id),
    index('sessions_sign_on_id_idx').on(table.sign_on_id),
    index('sessions_lti_identity_id_idx').on(table.lti_identity_id),
    index('sessions_class_sign_in_id_idx').on(table.class_sign_in_id),
  ],
);
export type SessionRow = typeof sessions.$inferSelect;
