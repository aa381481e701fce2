import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { addAuditWriteToTransaction } from './audit-in-same-transaction.ts';
import type { Db } from './db.ts';
import * as schema from './schema/index.ts';

export type { Db };

export interface Database {
  db: Db;
  pool: pg.Pool;
  close(): Promise<void>;
}

/** Its transactions also commit the audit write that is waiting for them. */
const withAuditWrites = (db: Db): Db => {
  const begin = db.transaction.bind(db);
  db.transaction = (work, config) =>
    addAuditWriteToTransaction(config?.accessMode === 'read only', (audit, named) =>
      begin(async (tx) => {
        if (audit?.when === 'first') await audit.write(tx, named);
        const result = await work(tx);
        if (audit?.when === 'last') await audit.write(tx, named);
        return result;
      }, config),
    );
  return db;
};

/**
 * One that breaks in use fails its query, and the pool doesn't listen to it meanwhile. It is released at once: a
 * transaction that fails to begin never releases its connection, so the pool would lose that place for good.
 */
const returnBrokenConnections = (pool: pg.Pool): void => {
  const inUse = new WeakSet<pg.PoolClient>();
  pool.on('acquire', (client) => inUse.add(client));
  pool.on('release', (_error, client) => inUse.delete(client));
  pool.on('connect', (client) =>
    client.on('error', () => {
      if (!inUse.has(client)) return;
      client.release(true);
      // The code that held it may release it a second time.
      client.release = () => undefined;
    }),
  );
};

/** Work that waits for a connection while it holds one fails after this, instead of holding up everybody for good. */
const connectionTimeoutMillis = 30_000;

export const connect = (url: string, poolSize = 10): Database => {
  const pool = new pg.Pool({ connectionString: url, max: poolSize, connectionTimeoutMillis });
  // An idle connection that the database closed is replaced on the next query; without a listener it would end the process.
  pool.on('error', () => undefined);
  returnBrokenConnections(pool);
  return { db: withAuditWrites(drizzle(pool, { schema })), pool, close: () => pool.end() };
};
