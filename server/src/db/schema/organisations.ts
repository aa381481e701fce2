import { schoolRoles } from '@inkling/contract';
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { users } from './accounts-and-uploads.ts';
import { baseColumns, timestamptz } from './columns.ts';

/** Schools. Teachers and families without one never hear of them. */
export const organisations = pgTable('organisations', {
  ...baseColumns,
  name: text().notNull(),
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
    /** Null while an invitation waits: until then nothing of theirs is the school's. */
    joined_at: timestamptz(),
    created_at: timestamptz().notNull().default(sql`now()`),
  },
  (table) => [index('organisation_members_organisation_id_idx').on(table.organisation_id)],
);
