import { reportTargets } from '@inkling/contract';
import { sql } from 'drizzle-orm';
import { date, index, integer, pgEnum, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from './accounts-and-uploads.ts';
import { baseColumns, timestamptz } from './columns.ts';

export const reportStatus = pgEnum('report_status', ['pending', 'completed', 'failed']);

export const studentReports = pgTable(
  'activity_reports',
  {
    ...baseColumns,
    teacher_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    student_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    target_type: text({ enum: reportTargets }).notNull(),
    target_id: integer().notNull(),
    start_date: date({ mode: 'string' }).notNull(),
    end_date: date({ mode: 'string' }).notNull(),
    status: reportStatus().notNull().default('pending'),
    report_result: text(),
    /** The same in words for the family. */
    family_result: text(),
    /** Since when the parent may read it. */
    shared_at: timestamptz(),
  },
  (table) => [
    uniqueIndex('activity_reports_key').on(
      table.teacher_id,
      table.student_id,
      table.target_type,
      table.target_id,
      table.start_date,
      table.end_date,
    ),
    index('activity_reports_teacher_id_idx').on(table.teacher_id, table.id),
    index('activity_reports_student_id_idx').on(table.student_id),
    index('activity_reports_shared_idx').on(table.target_id).where(sql`${table.shared_at} is not null`),
  ],
);
