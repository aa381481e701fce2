import { alertOutcomes, alertSources } from '@inkling/contract';
import { boolean, index, integer, pgEnum, pgTable, real, text } from 'drizzle-orm/pg-core';
import { users } from './accounts-and-uploads.ts';
import { baseColumns, timestamptz } from './columns.ts';
import { writings } from './writings.ts';

export const alertSeverity = pgEnum('alert_severity', ['low', 'medium', 'high']);

/** Worries about a child, for the parent and the teachers. */
export const alerts = pgTable(
  'alerts',
  {
    ...baseColumns,
    student_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    writing_id: integer().references(() => writings.id, { onDelete: 'set null' }),
    severity: alertSeverity().notNull(),
    /** How sure the reader was; null where a pattern matched. It orders the quiet list and is never shown. */
    certainty: real(),
    category: text().notNull(),
    /** The words that raised it. */
    excerpt: text().notNull(),
    /** The sentences before and after them. */
    before: text().notNull().default(''),
    after: text().notNull().default(''),
    source: text({ enum: alertSources }).notNull(),
    /** Set when it came into a family's account from one without a parent: answers from before were given for no parent. */
    withheld_at: timestamptz(),
  },
  (table) => [index('alerts_student_id_idx').on(table.student_id, table.id)],
);

/** What responsible adults said of an alert. A changed answer is a new row: the record keeps every one. */
export const alertAnswers = pgTable(
  'alert_answers',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    alert_id: integer()
      .notNull()
      .references(() => alerts.id, { onDelete: 'cascade' }),
    /** Null when the account is gone. */
    user_id: integer().references(() => users.id, { onDelete: 'set null' }),
    outcome: text({ enum: alertOutcomes }).notNull(),
    note: text(),
    /** Written where the form says that teachers read it; what is older was promised to its writer alone. */
    is_note_for_teachers: boolean().notNull().default(false),
    answered_at: timestamptz().notNull(),
  },
  (table) => [index('alert_answers_alert_id_idx').on(table.alert_id, table.user_id, table.id)],
);
