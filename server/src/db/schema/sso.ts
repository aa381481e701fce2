import { newUserPolicies, ssoProviders } from '@inkling/contract';
import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from './accounts-and-uploads.ts';
import { baseColumns, timestamptz } from './columns.ts';
import { organisations } from './organisations.ts';

/** How the people of a school sign in with its own accounts (OpenID Connect). */
export const ssoConnections = pgTable(
  'sign_on_connections',
  {
    ...baseColumns,
    organisation_id: integer()
      .notNull()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    /** Names the connection in addresses, and people may type it instead of an email address. */
    school_code: text().notNull().unique(),
    provider: text({ enum: ssoProviders }).notNull(),
    issuer: text().notNull(),
    /** Null until the admin has registered Inkling over there. */
    client_id: text(),
    /** Encrypted; it never leaves the server. */
    client_secret: text(),
    enabled: boolean().notNull().default(false),
    unknown_people: text({ enum: newUserPolicies }).notNull().default('refuse'),
  },
  (table) => [index('sign_on_connections_organisation_id_idx').on(table.organisation_id)],
);
export type SsoConnectionRow = typeof ssoConnections.$inferSelect;

/** The email domains that a school states for a connection; they count once they are confirmed. */
export const ssoDomains = pgTable(
  'sign_on_domains',
  {
    domain: text().notNull(),
    connection_id: integer()
      .notNull()
      .references(() => ssoConnections.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.connection_id, table.domain] })],
);

/** Whose an email domain is, as whoever runs the server has made sure. */
export const schoolDomains = pgTable(
  'school_domains',
  {
    domain: text().primaryKey(),
    organisation_id: integer()
      .notNull()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    confirmed_at: timestamptz().notNull().defaultNow(),
  },
  (table) => [index('school_domains_organisation_id_idx').on(table.organisation_id)],
);

/** Who somebody is over there. The pair of issuer and subject never changes; email addresses do. */
export const ssoIdentities = pgTable(
  'sign_on_identities',
  {
    ...baseColumns,
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The school whose sign-on it came with; it stays when the school sets its connection up anew. */
    organisation_id: integer()
      .notNull()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    issuer: text().notNull(),
    subject: text().notNull(),
    /** A student's address over there, in lower case: a roster recognises the child by it, and it opens nothing. */
    email: text(),
  },
  (table) => [
    uniqueIndex('sign_on_identities_issuer_subject_key').on(table.issuer, table.subject),
    index('sign_on_identities_user_id_idx').on(table.user_id),
    index('sign_on_identities_organisation_id_idx').on(table.organisation_id),
  ],
);

/** Somebody is on the way to their school's sign-in and back; used up by coming back. */
export const ssoAttempts = pgTable(
  'sign_on_attempts',
  {
    state_hash: text().primaryKey(),
    /** Of the cookie of the browser that set out: nobody else can finish. */
    browser_hash: text().notNull(),
    connection_id: integer()
      .notNull()
      .references(() => ssoConnections.id, { onDelete: 'cascade' }),
    nonce: text().notNull(),
    code_verifier: text().notNull(),
    /** Whose account it shall be linked to; null for signing in. */
    user_id: integer().references(() => users.id, { onDelete: 'cascade' }),
    return_to: text(),
    /** Others use the computer too: whoever was signed in over there before may be somebody else. */
    is_shared: boolean().notNull().default(false),
    expires_at: timestamptz().notNull(),
  },
  (table) => [
    index('sign_on_attempts_connection_id_idx').on(table.connection_id),
    index('sign_on_attempts_user_id_idx').on(table.user_id),
  ],
);

/** Somebody came back from their school as who they are, and must enter the password of the account that is there. */
export const ssoLinkRequests = pgTable(
  'sign_on_links',
  {
    ticket_hash: text().primaryKey(),
    browser_hash: text().notNull(),
    connection_id: integer()
      .notNull()
      .references(() => ssoConnections.id, { onDelete: 'cascade' }),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    subject: text().notNull(),
    sid: text(),
    return_to: text(),
    is_shared: boolean().notNull().default(false),
    expires_at: timestamptz().notNull(),
  },
  (table) => [
    index('sign_on_links_connection_id_idx').on(table.connection_id),
    index('sign_on_links_user_id_idx').on(table.user_id),
  ],
);

/** Logout tokens that were used, until they are too old to be taken again. */
export const usedLogoutTokens = pgTable(
  'used_logout_tokens',
  {
    connection_id: integer()
      .notNull()
      .references(() => ssoConnections.id, { onDelete: 'cascade' }),
    jti_hash: text().notNull(),
    expires_at: timestamptz().notNull(),
  },
  (table) => [primaryKey({ columns: [table.connection_id, table.jti_hash] })],
);
