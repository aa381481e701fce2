import { sql } from 'drizzle-orm';
import { integer, timestamp } from 'drizzle-orm/pg-core';

const now = sql`now()`;

export const timestamptz = () => timestamp({ withTimezone: true, mode: 'date' });

/** Columns that most tables have. */
export const baseColumns = {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  created_at: timestamptz().notNull().default(now),
  updated_at: timestamptz()
    .notNull()
    .default(now)
    .$onUpdate(() => new Date()),
};
