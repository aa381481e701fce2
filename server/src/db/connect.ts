import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { runWithCompanionWrite } from './companion-write.ts';
import type { Db } from './db.ts';
import * as schema from './schema/index.ts';

export type { Db };

export interface Database {
  db: Db;
  pool: pg.Pool;
  close(): Promise<void>;
}

/** Its transactions also commit the companion write that is waiting for them. */
const withCompanionWrites = (db: Db): Db => {
  const begin = db.transaction.bind(db);
  db.transaction = (work, config) =>
    runWithCompanionWrite(config?.accessMode === 'read only', (companion) =>
      begin(async (tx) => {
        if (companion?.when === 'first') await companion.write(tx);
        const result = await work(tx);
        if (companion?.when === 'last') await companion.write(tx);
        return result;
      }, config),
    );
  return db;
};

export const connect = (url: string, poolSize = 10): Database => {
  const pool = new pg.Pool({ connectionString: url, max: poolSize });
  // An idle connection that the database closed is replaced on the next query; without a listener it would end the process.
  pool.on('error', () => undefined);
  return { db: withCompanionWrites(drizzle(pool, { schema })), pool, close: () => pool.end() };
};
