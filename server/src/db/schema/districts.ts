import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from './accounts-and-uploads.ts';
import { baseColumns, timestamptz } from './columns.ts';
import { organisations } from './organisations.ts';

const districtId = () =>
  integer()
    .notNull()
    .references(() => organisations.id, { onDelete: 'cascade' });

/** Who sees the numbers of a district. They are not the staff of a school, and have no part in any. */
export const districtAdmins = pgTable(
  'district_admins',
  {
    user_id: integer()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    district_id: districtId(),
  },
  (table) => [index('district_admins_district_id_idx').on(table.district_id)],
);

/** Schools that have joined a district; each is in one at most. */
export const districtSchools = pgTable(
  'district_schools',
  {
    school_id: integer()
      .primaryKey()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    district_id: districtId(),
    joined_at: timestamptz().notNull(),
  },
  (table) => [index('district_schools_district_id_idx').on(table.district_id)],
);

/** To the admin of a school, by address; answered by whoever has confirmed it and runs a school. */
export const districtInvitations = pgTable(
  'district_invitations',
  {
    ...baseColumns,
    district_id: districtId(),
    email: text().notNull(),
  },
  (table) => [
    uniqueIndex('district_invitations_key').on(table.district_id, table.email),
    index('district_invitations_email_idx').on(table.email),
  ],
);
