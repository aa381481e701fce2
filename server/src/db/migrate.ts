import { readFileSync } from 'node:fs';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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

const journal = z.looseObject({ entries: z.array(z.looseObject({ when: z.number() })) });

const readJournal = () =>
  journal.parse(JSON.parse(readFileSync(`${migrationsFolder}/meta/_journal.json`, 'utf8')));

const knownMigrations = (): Set<number> => new Set(readJournal().entries.map((entry) => entry.when));

/** The migrations up to one of them, for a backup that was made before the others were. */
const withMigrationsUpTo = async (
  newest: number,
  apply: (folder: string) => Promise<void>,
): Promise<void> => {
  const folder = await mkdtemp(join(tmpdir(), 'inkling-migrations-'));
  try {
    await cp(migrationsFolder, folder, { recursive: true });
    const { entries, ...rest } = readJournal();
    const older = entries.filter((entry) => entry.when <= newest);
    await writeFile(join(folder, 'meta/_journal.json'), JSON.stringify({ ...rest, entries: older }));
    await apply(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
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

/** Brings a database to the newest state, or to that of an older release (`upTo`, by its newest migration). */
export const migrate = async (pool: pg.Pool, { upTo }: { upTo?: number } = {}): Promise<void> => {
  const client = await pool.connect();
  const apply = (folder: string) => applyMigrations(drizzle(client), { migrationsFolder: folder });
  try {
    await drizzle(client).execute(sql`select pg_advisory_lock(${migrationLock})`);
    refuseUnknown([...(await appliedMigrations(client)), ...(upTo === undefined ? [] : [upTo])]);
    await (upTo === undefined ? apply(migrationsFolder) : withMigrationsUpTo(upTo, apply));
    await drizzle(client).execute(sql`select pg_advisory_unlock(${migrationLock})`);
  } finally {
    client.release(true);
  }
};
