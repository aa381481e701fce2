import { sql } from 'drizzle-orm';
import { integer, timestamp } from 'drizzle-orm/pg-core';

const now = sql`now()`;

export const moment = () => timestamp({ withTimezone: true, mode: 'date' });

/** What every record has. */
export const recordColumns = {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  created_at: moment().notNull().default(now),
  updated_at: moment()
    .notNull()
    .default(now)
    .$onUpdate(() => new Date()),
};
