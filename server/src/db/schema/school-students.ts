import { boolean, index, integer, jsonb, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { users } from './accounts-and-uploads.ts';
import { timestamptz } from './columns.ts';
import { organisations } from './organisations.ts';

type StoredRow = Record<string, unknown>;

/** Rows as they were when a student left, by table; coming back is putting them where they were. */
export interface RowsToRestore {
  enrollments: StoredRow[];
  teacher_students: StoredRow[];
  /** Work that was given out and never opened, with its empty chats. */
  writings: StoredRow[];
  chats: StoredRow[];
  /** Places in challenges of the school's teachers; older rows have none. */
  challenge_participants?: StoredRow[];
  /** The address that the account had; a school gives it to the next child. */
  address?: { email: string; email_verified_at: string | null };
  /** Who led each class that was left; older rows do not say it. */
  leads?: { course_id: number; teacher_id: number }[];
}

/** Students whom a school has archived: they are in none of its classes, and what they wrote is kept. */
export const archivedStudents = pgTable(
  'archived_students',
  {
    organisation_id: integer()
      .notNull()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    student_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    archived_at: timestamptz().notNull(),
    /** Nobody can sign in until they come back; an account that others count on stays open. */
    closed_account: boolean().notNull(),
    /** Brought back into no class: a student of the school all the same, until the next time they leave. */
    returned_at: timestamptz(),
    left_rows: jsonb().$type<RowsToRestore>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organisation_id, table.student_id] }),
    index('archived_students_student_id_idx').on(table.student_id),
  ],
);
