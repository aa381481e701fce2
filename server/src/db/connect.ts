import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { keepPromise } from './before-commit.ts';
import type { Db } from './db.ts';
import * as schema from './schema/index.ts';

export type { Db };

export interface Database {
  db: Db;
  pool: pg.Pool;
  close(): Promise<void>;
}

/** Its transactions keep what was promised for them. */
const keepingPromises = (db: Db): Db => {
  const begin = db.transaction.bind(db);
  db.transaction = (work, config) =>
    keepPromise(config?.accessMode === 'read only', (promised) =>
      begin(async (tx) => {
        if (promised?.when === 'first') await promised.write(tx);
        const result = await work(tx);
        if (promised?.when === 'last') await promised.write(tx);
        return result;
      }, config),
    );
  return db;
};

export const connect = (url: string, poolSize = 10): Database => {
  const pool = new pg.Pool({ connectionString: url, max: poolSize });
  // An idle connection that the database closed is replaced on the next query; without a listener it would end the process.
  pool.on('error', () => undefined);
  return { db: keepingPromises(drizzle(pool, { schema })), pool, close: () => pool.end() };
};
