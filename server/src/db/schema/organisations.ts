import { organisationKinds, schoolRoles } from '@inkling/contract';
import { boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from './accounts-and-uploads.ts';
import { baseColumns, timestamptz } from './columns.ts';

/** Schools, and the districts above them. Teachers and families without one never hear of them. */
export const organisations = pgTable('organisations', {
  ...baseColumns,
  name: text().notNull(),
  kind: text({ enum: organisationKinds }).notNull().default('school'),
  /** Its number in the school's own system, from the first whole roster on. */
  roster_school_id: text(),
});

/** The staff of a school; a teacher is in one at most. */
export const organisationMembers = pgTable(
  'organisation_members',
  {
    user_id: integer()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    organisation_id: integer()
      .notNull()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    role: text({ enum: schoolRoles }).notNull(),
    joined_at: timestamptz().notNull(),
  },
  (table) => [index('organisation_members_organisation_id_idx').on(table.organisation_id)],
);

/** Addresses that a school has invited: until somebody joins, nothing of theirs is the school's. */
export const schoolInvitations = pgTable(
  'school_invitations',
  {
    ...baseColumns,
    organisation_id: integer()
      .notNull()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    /** As the admin wrote them: what an account with this address is called is not the school's to know. */
    email: text().notNull(),
    full_name: text().notNull(),
    role: text({ enum: schoolRoles }).notNull(),
    /** Who may accept it; nobody where the address belongs to an account that can't. Never shown to the school. */
    user_id: integer().references(() => users.id, { onDelete: 'cascade' }),
    /** The account was made for it, so that signing in for the first time is joining. */
    opens_account: boolean().notNull().default(false),
  },
  (table) => [
    uniqueIndex('school_invitations_key').on(table.organisation_id, table.email),
    index('school_invitations_user_id_idx').on(table.user_id),
  ],
);
