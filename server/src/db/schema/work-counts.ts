import { doublePrecision, index, integer, pgTable, primaryKey, smallint } from 'drizzle-orm/pg-core';
import { users } from './accounts-and-uploads.ts';
import { writingStatus } from './writings.ts';

const person = () =>
  integer()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/**
 * How much of the work a teacher set each student stands where. Triggers on the writings keep it, in the transaction
 * of every change, so that no page counts a school year's writings.
 */
export const workCounts = pgTable(
  'work_counts',
  {
    teacher_id: person(),
    student_id: person(),
    status: writingStatus().notNull(),
    /** Where the rounded score of a completed piece lies: 0 up to 60, 1 up to 70, and so on to 4; -1 without a score. */
    score_band: smallint().notNull(),
    total: integer().notNull(),
    /** The sum of the scores. */
    score_sum: doublePrecision().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.teacher_id, table.student_id, table.status, table.score_band] }),
    index('work_counts_student_id_idx').on(table.student_id),
  ],
);
