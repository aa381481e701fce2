import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import type * as schema from './schema/index.ts';

/** A connection pool or a transaction: query functions take either. */
export type Db = PgDatabase<NodePgQueryResultHKT, typeof schema>;
