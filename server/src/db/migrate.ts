import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import { z } from 'zod';
import { StartupError } from '../startup-error.ts';

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));
/** Any fixed number: servers that start together take turns on it. */
const migrationLock = 7_465_546;

const journal = z.object({ entries: z.array(z.object({ when: z.number() })) });

const knownMigrations = (): Set<number> => {
  const text = readFileSync(`${migrationsFolder}/meta/_journal.json`, 'utf8');
  return new Set(journal.parse(JSON.parse(text)).entries.map((entry) => entry.when));
};

const appliedMigrations = async (client: pg.PoolClient): Promise<number[]> => {
  const table = await client.query<{ name: string | null }>(
    "select to_regclass('drizzle.__drizzle_migrations') as name",
  );
  if (!table.rows[0]?.name) return [];
  const applied = await client.query<{ created_at: string }>(
    'select created_at from drizzle.__drizzle_migrations',
  );
  return applied.rows.map((row) => Number(row.created_at));
};

/** Applying ours on top of migrations that we don't know would fail halfway, or worse, succeed. */
const refuseUnknown = (applied: number[]): void => {
  const known = knownMigrations();
  const unknown = applied.filter((when) => !known.has(when));
  if (unknown.length === 0) return;
  if (Math.max(...unknown) > Math.max(...known))
    throw new StartupError(
      'The database was written by a newer Inkling. Update this copy, or use another DATA_DIR.',
    );
  throw new StartupError(
    'The database was made by an Inkling from before the first release and cannot be upgraded. Move the data folder (DATA_DIR, or the database of DATABASE_URL) aside and start again.',
  );
};

export const migrate = async (pool: pg.Pool): Promise<void> => {
  const client = await pool.connect();
  try {
    await drizzle(client).execute(sql`select pg_advisory_lock(${migrationLock})`);
    refuseUnknown(await appliedMigrations(client));
    await applyMigrations(drizzle(client), { migrationsFolder });
    await drizzle(client).execute(sql`select pg_advisory_unlock(${migrationLock})`);
  } finally {
    client.release(true);
  }
};
