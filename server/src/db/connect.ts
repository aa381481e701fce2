import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import pg from 'pg';
import * as schema from './schema/index.ts';

/** A connection pool or a transaction: query functions take either. */
export type Db = PgDatabase<NodePgQueryResultHKT, typeof schema>;

export interface Database {
  db: Db;
  pool: pg.Pool;
  close(): Promise<void>;
}

export const connect = (url: string, poolSize = 10): Database => {
  const pool = new pg.Pool({ connectionString: url, max: poolSize });
  // An idle connection that the database closed is replaced on the next query; without a listener it would end the process.
  pool.on('error', () => undefined);
  return { db: drizzle(pool, { schema }), pool, close: () => pool.end() };
};
