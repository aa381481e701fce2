import { alertSources } from '@inkling/contract';
import { index, integer, pgEnum, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
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
    category: text().notNull(),
    /** The sentence that raised it. */
    excerpt: text().notNull(),
    source: text({ enum: alertSources }).notNull(),
  },
  (table) => [index('alerts_student_id_idx').on(table.student_id, table.id)],
);

export const alertAcknowledgements = pgTable(
  'alert_acknowledgements',
  {
    alert_id: integer()
      .notNull()
      .references(() => alerts.id, { onDelete: 'cascade' }),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    note: text(),
    acknowledged_at: timestamptz().notNull(),
  },
  (table) => [primaryKey({ columns: [table.alert_id, table.user_id] })],
);
