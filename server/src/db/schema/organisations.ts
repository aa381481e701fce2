import { invitedRoles, organisationKinds, schoolRoles } from '@inkling/contract';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { users } from './accounts-and-uploads.ts';
import { baseColumns, timestamptz } from './columns.ts';

/** Schools, and the districts above them. Teachers and families without one never hear of them. */
export const organisations = pgTable('organisations', {
  ...baseColumns,
  name: text().notNull(),
  kind: text({ enum: organisationKinds }).notNull().default('school'),
  /** Its number in the school's own system, from the first whole roster on. */
  roster_school_id: text(),
  /** How long accounts of students who left are kept, if they are the school's alone; null for as long as the school is. */
  archived_days: integer(),
  /** When the school is deleted, as an admin asked. */
  erase_at: timestamptz(),
  erase_asked_by: integer().references(() => users.id, { onDelete: 'set null' }),
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

/**
 * Who stands in at a school until a day. They are not its staff: what they lead stays their own, they may stand in at
 * several schools, and see of each the classes that they were put into.
 */
export const schoolReliefTeachers = pgTable(
  'school_relief_teachers',
  {
    organisation_id: integer()
      .notNull()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The last day at school. */
    ends_on: date({ mode: 'string' }).notNull(),
    joined_at: timestamptz().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organisation_id, table.user_id] }),
    index('school_relief_teachers_user_id_idx').on(table.user_id),
  ],
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
    role: text({ enum: invitedRoles }).notNull(),
    /** The last day of somebody who is to stand in. */
    ends_on: date({ mode: 'string' }),
    /** Who may accept it; nobody where the address belongs to an account that can't. Never shown to the school. */
    user_id: integer().references(() => users.id, { onDelete: 'cascade' }),
    /** The account was made for it, so that signing in for the first time is joining. */
    opens_account: boolean().notNull().default(false),
  },
  (table) => [
    uniqueIndex('school_invitations_key').on(table.organisation_id, table.email),
    index('school_invitations_user_id_idx').on(table.user_id),
    check(
      'school_invitations_ends_on_check',
      sql`(${table.role} = 'relief') = (${table.ends_on} is not null)`,
    ),
  ],
);
