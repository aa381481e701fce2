import { type RosterRunResult, rosterSources } from '@inkling/contract';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { users } from './accounts-and-uploads.ts';
import { baseColumns, timestamptz } from './columns.ts';
import { courses } from './courses-and-activities.ts';
import { organisations } from './organisations.ts';

const organisationId = () =>
  integer()
    .notNull()
    .references(() => organisations.id, { onDelete: 'cascade' });

/** Who somebody in a school's roster is here. */
export const rosterPeople = pgTable(
  'roster_people',
  {
    organisation_id: organisationId(),
    /** Their number in the school's own system. */
    sourced_id: text().notNull(),
    role: text({ enum: ['student', 'staff'] }).notNull(),
    /** Null for a colleague who was invited and has not joined. Of a deleted account nothing stays. */
    user_id: integer().references(() => users.id, { onDelete: 'cascade' }),
    /** The account was made by the roster, and follows its classes from lead to lead. */
    is_made: boolean().notNull().default(false),
    /** A student's, in lower case: the school's sign-on finds the account by it, and still asks for its password. */
    email: text(),
    /** Since when the roster calls a student gone: the number is kept for a return, and gives the school nothing. */
    left_at: timestamptz(),
    created_at: timestamptz().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organisation_id, table.sourced_id] }),
    index('roster_people_user_id_idx').on(table.user_id),
    index('roster_people_email_idx').on(table.organisation_id, table.email),
  ],
);

/** Which class of a school's roster is which course here. */
export const rosterClasses = pgTable(
  'roster_classes',
  {
    organisation_id: organisationId(),
    sourced_id: text().notNull(),
    /** Null once the course is deleted here: it is not made again. */
    course_id: integer().references(() => courses.id, { onDelete: 'set null' }),
    created_at: timestamptz().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organisation_id, table.sourced_id] }),
    index('roster_classes_course_id_idx').on(table.course_id),
  ],
);

/** Who teaches a course by the roster's word: it is said once, and a colleague removed by hand stays removed. */
export const rosterClassTeachers = pgTable(
  'roster_class_teachers',
  {
    course_id: integer()
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    teacher_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.course_id, table.teacher_id] }),
    index('roster_class_teachers_teacher_id_idx').on(table.teacher_id),
  ],
);

/** Rosters that were read for good, with numbers and what was wrong, and no names. */
export const rosterRuns = pgTable(
  'roster_runs',
  {
    ...baseColumns,
    organisation_id: organisationId(),
    source: text({ enum: rosterSources }).notNull(),
    filename: text().notNull(),
    /** SHA-256 of the file, to tell a new one from last night's. */
    digest: text().notNull(),
    result: jsonb().$type<RosterRunResult>().notNull(),
  },
  (table) => [index('roster_runs_organisation_id_idx').on(table.organisation_id, table.id)],
);
