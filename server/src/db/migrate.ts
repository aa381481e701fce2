import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import { z } from 'zod';
import { StartError } from '../start-error.ts';

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));
/** Any fixed number: servers that start together take turns on it. */
const migrationLock = 7_465_546;

const journal = z.object({ entries: z.array(z.object({ when: z.number() })) });

const newestKnownMigration = (): number => {
  const text = readFileSync(`${migrationsFolder}/meta/_journal.json`, 'utf8');
  return Math.max(0, ...journal.parse(JSON.parse(text)).entries.map((entry) => entry.when));
};

const newestAppliedMigration = async (client: pg.PoolClient): Promise<number> => {
  const table = await client.query<{ name: string | null }>(
    "select to_regclass('drizzle.__drizzle_migrations') as name",
  );
  if (!table.rows[0]?.name) return 0;
  const newest = await client.query<{ newest: string | null }>(
    'select max(created_at) as newest from drizzle.__drizzle_migrations',
  );
  return Number(newest.rows[0]?.newest ?? 0);
};

export const migrate = async (pool: pg.Pool): Promise<void> => {
  const client = await pool.connect();
  try {
    await drizzle(client).execute(sql`select pg_advisory_lock(${migrationLock})`);
    if ((await newestAppliedMigration(client)) > newestKnownMigration())
      throw new StartError(
        'The database was written by a newer Inkling. Update this copy, or use another DATA_DIR.',
      );
    await applyMigrations(drizzle(client), { migrationsFolder });
    await drizzle(client).execute(sql`select pg_advisory_unlock(${migrationLock})`);
  } finally {
    client.release(true);
  }
};
