import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
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
    /** Stands for the network it was opened in; null where that is not known. */
    opened_from: text(),
    /** Signs the cookies of its tablets. */
    tablet_key: text().notNull().default(sql`gen_random_uuid()::text`),
    closes_at: timestamptz().notNull(),
  },
  (table) => [index('class_sign_ins_opened_by_idx').on(table.opened_by)],
);

/** How often wrong pictures of a child were tapped in a lesson, on each device. */
export const classSignInTries = pgTable(
  'class_sign_in_tries',
  {
    class_sign_in_id: integer()
      .notNull()
      .references(() => classSignIns.id, { onDelete: 'cascade' }),
    student_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Stands for the tablet, or for all without a cookie in one network. */
    device: text().notNull(),
    wrong: integer().notNull(),
    /** The child got in there. */
    entered: boolean().notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.class_sign_in_id, table.student_id, table.device] }),
    index('class_sign_in_tries_student_id_idx').on(table.student_id),
  ],
);

/** The classes in which a family lets its child sign in with pictures. */
export const classPicturePermissions = pgTable(
  'class_picture_permissions',
  {
    student_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    course_id: integer()
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    created_at: timestamptz().notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.student_id, table.course_id] }),
    index('class_picture_permissions_course_id_idx').on(table.course_id),
  ],
);
