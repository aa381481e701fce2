import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { users } from './accounts-and-uploads.ts';
import { baseColumns, timestamptz } from './columns.ts';
import { courses } from './courses-and-activities.ts';

/** A lesson in which the children of a class may sign in with pictures. Closing it deletes it, and its sessions with it. */
export const classSignIns = pgTable(
  'class_sign_ins',
  {
    ...baseColumns,
    course_id: integer()
      .notNull()
      .unique()
      .references(() => courses.id, { onDelete: 'cascade' }),
    opened_by: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    code: text().notNull().unique(),
    closes_at: timestamptz().notNull(),
  },
  (table) => [index('class_sign_ins_opened_by_idx').on(table.opened_by)],
);

/** How often a child tapped wrong pictures in a lesson. */
export const classSignInTries = pgTable(
  'class_sign_in_tries',
  {
    class_sign_in_id: integer()
      .notNull()
      .references(() => classSignIns.id, { onDelete: 'cascade' }),
    student_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    wrong: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.class_sign_in_id, table.student_id] }),
    index('class_sign_in_tries_student_id_idx').on(table.student_id),
  ],
);
