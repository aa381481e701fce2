import { integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { users } from './accounts-and-uploads.ts';
import { timestamptz } from './columns.ts';

export const achievementUnlocks = pgTable(
  'achievement_unlocks',
  {
    student_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    rule_id: integer().notNull(),
    unlocked_at: timestamptz().notNull(),
  },
  (table) => [primaryKey({ columns: [table.student_id, table.rule_id] })],
);
