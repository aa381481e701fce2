import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgSchema, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { timestamptz } from './columns.ts';

/** Apart from the tables of people and their work: jobs come and go. */
export const queueSchema = pgSchema('queue');

/** Work to do after a response. A row that is done is deleted; one that was given up stays for a while. */
export const queuedJobs = queueSchema.table(
  'jobs',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    name: text().notNull(),
    data: jsonb().$type<unknown>().notNull(),
    /** The same work has the same key, and is queued once. */
    key: text(),
    /** For whom it is done: owners take turns. */
    owner: text(),
    run_at: timestamptz().notNull().default(sql`now()`),
    attempts: integer().notNull().default(0),
    /** Its process pushes this on while it works; once it is past, the process is dead and the job anyone's. */
    leased_until: timestamptz(),
    failed_at: timestamptz(),
    /** The kind of the last failure, never its words: those may quote a child. */
    failure: text(),
    /** Of the request that it follows from, to be found in the log. */
    request_id: uuid(),
  },
  (table) => [
    uniqueIndex('jobs_key').on(table.name, table.key).where(sql`failed_at is null`),
    index('jobs_run_at').on(table.run_at).where(sql`failed_at is null`),
    index('jobs_owner').on(table.owner).where(sql`failed_at is null`),
  ],
);
