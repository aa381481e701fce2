import { colleagueRoles } from '@inkling/contract';
import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { users } from './accounts-and-uploads.ts';
import { timestamptz } from './columns.ts';
import { courses } from './courses-and-activities.ts';

/** Who teaches a course beside its lead, who is the course's `teacher_id`. */
export const courseTeachers = pgTable(
  'course_teachers',
  {
    course_id: integer()
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    teacher_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text({ enum: colleagueRoles }).notNull(),
    /** The last day at school on which a relief teacher stands in. */
    ends_on: date({ mode: 'string' }),
    created_at: timestamptz().notNull().default(sql`now()`),
  },
  (table) => [
    primaryKey({ columns: [table.course_id, table.teacher_id] }),
    index('course_teachers_teacher_id_idx').on(table.teacher_id, table.course_id),
    check('course_teachers_ends_on_check', sql`(${table.role} = 'relief') = (${table.ends_on} is not null)`),
  ],
);

/** Teachers without a school who were asked to help teach a course, and have not answered. */
export const courseInvitations = pgTable(
  'course_invitations',
  {
    course_id: integer()
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    teacher_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text({ enum: colleagueRoles }).notNull(),
    ends_on: date({ mode: 'string' }),
    created_at: timestamptz().notNull().default(sql`now()`),
  },
  (table) => [
    primaryKey({ columns: [table.course_id, table.teacher_id] }),
    index('course_invitations_teacher_id_idx').on(table.teacher_id),
    check(
      'course_invitations_ends_on_check',
      sql`(${table.role} = 'relief') = (${table.ends_on} is not null)`,
    ),
  ],
);
