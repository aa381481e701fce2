import { courseStatuses } from '@inkling/contract';
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { users } from './accounts-and-uploads.ts';
import { timestamptz } from './columns.ts';
import { courses } from './courses-and-activities.ts';
import { organisations } from './organisations.ts';

/** New school years that were begun, with how much each changed. */
export const yearRollovers = pgTable(
  'year_rollovers',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    organisation_id: integer()
      .notNull()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    done_at: timestamptz().notNull(),
    undone_at: timestamptz(),
    students_moved_up: integer().notNull(),
    students_left: integer().notNull(),
    classes_closed: integer().notNull(),
  },
  (table) => [index('year_rollovers_organisation_id_idx').on(table.organisation_id, table.done_at)],
);

const rolloverId = () =>
  integer()
    .notNull()
    .references(() => yearRollovers.id, { onDelete: 'cascade' });

/** Who moved up a year by it. */
export const yearRolloverStudents = pgTable(
  'year_rollover_students',
  {
    rollover_id: rolloverId(),
    student_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The year they moved up to. */
    grade_level: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.rollover_id, table.student_id] }),
    index('year_rollover_students_student_id_idx').on(table.student_id),
  ],
);

/** Who left the school by it; what they left is with the archived students. */
export const yearRolloverLeavers = pgTable(
  'year_rollover_leavers',
  {
    rollover_id: rolloverId(),
    student_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.rollover_id, table.student_id] }),
    index('year_rollover_leavers_student_id_idx').on(table.student_id),
  ],
);

/** Which classes it closed, as they were. */
export const yearRolloverCourses = pgTable(
  'year_rollover_courses',
  {
    rollover_id: rolloverId(),
    course_id: integer()
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    status: text({ enum: courseStatuses }).notNull(),
    updated_at: timestamptz().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.rollover_id, table.course_id] }),
    index('year_rollover_courses_course_id_idx').on(table.course_id),
  ],
);
