import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { connect } from '../db/connect.ts';
import { migrate } from '../db/migrate.ts';
import type { FileStore } from '../services/files/file-store.ts';
import { StartupError } from '../startup-error.ts';
import { eraseAgain } from './erase-again.ts';
import { type ErasedListOptions, readErasedList } from './erased-accounts.ts';
import { loadTables } from './load-tables.ts';
import { type Manifest, manifest } from './manifest.ts';
import { listTables, pinOutputFormats, readRows } from './tables.ts';
import type { Source } from './write-backup.ts';

export interface Restored {
  tables: number;
  rows: number;
  files: number;
  /** Accounts that were deleted after the backup was made, and now again. */
  erased: number;
  /** Tables and files that are not what the backup says. */
  differences: string[];
}

export const readManifest = async (folder: string): Promise<Manifest> => {
  const text = await readFile(join(folder, 'manifest.json'), 'utf8').catch(() => {
    throw new StartupError(`${folder} is not a backup: it has no manifest.json.`);
  });
  return manifest.parse(JSON.parse(text));
};

const refuseFilled = async (client: pg.ClientBase): Promise<void> => {
  const { rows } = await client.query(
    "select 1 from pg_tables where schemaname in ('public', 'queue', 'drizzle') limit 1",
  );
  if (rows.length > 0)
    throw new StartupError('A backup is restored into an empty database, and this one has tables already.');
};

const compareTables = async (client: pg.ClientBase, content: Manifest): Promise<string[]> => {
  const found = new Map((await listTables(client)).map((table) => [table.name, table]));
  const differences: string[] = [];
  for (const [name, wanted] of Object.entries(content.tables)) {
    const table = found.get(name);
    const is = table ? await readRows(client, table) : { rows: 0, digest: 'missing' };
    if (is.rows !== wanted.rows || is.digest !== wanted.digest)
      differences.push(`${name}: ${is.rows} rows instead of ${wanted.rows}, or other content`);
  }
  return differences;
};

/** Puts one file back and returns the digest of what is stored then; null when the backup lacks it. */
const loadFile = async (files: FileStore, path: string, key: string): Promise<string | null> => {
  const found = await stat(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (!found) return null;
  await files.put(key, createReadStream(path), found.size);
  const hash = createHash('sha256');
  for await (const part of (await files.read(key)) ?? []) hash.update(part);
  return hash.digest('hex');
};

/** Puts back the files that still have a row; names those that are missing or not what the backup was made from. */
const loadFiles = async (
  client: pg.ClientBase,
  files: FileStore,
  { folder, content }: { folder: string; content: Manifest },
): Promise<{ files: number; differences: string[] }> => {
  const { rows } = await client.query<{ key: string }>('select signed_id as key from uploads');
  const known = new Set(rows.map(({ key }) => key));
  const wanted = Object.entries(content.files).filter(([key]) => known.has(key));
  const differences: string[] = [];
  for (const [key, digest] of wanted) {
    const is = await loadFile(files, join(folder, 'files', key), key);
    if (is !== digest) differences.push(`file ${key}${is === null ? ' is missing' : ''}`);
  }
  return { files: wanted.length, differences };
};

/**
 * Fills an empty database and an empty store from a backup, compares, and erases who has been erased since. Files come
 * last, so that a restore that stops among them has brought back nobody who was erased.
 */
export const restoreBackup = async (
  target: Source,
  folder: string,
  options: ErasedListOptions = {},
): Promise<Restored> => {
  const content = await readManifest(folder);
  const list = await readErasedList(dirname(folder), options);
  const database = connect(target.url, 2);
  const client = new pg.Client({ connectionString: target.url });
  await client.connect();
  try {
    await refuseFilled(client);
    await migrate(database.pool, { upTo: content.migration });
    await pinOutputFormats(client);
    await loadTables(client, folder, content);
    const otherTables = await compareTables(client, content);
    await migrate(database.pool);
    const erased = await eraseAgain(target, { database, list });
    const rows = Object.values(content.tables).reduce((sum, table) => sum + table.rows, 0);
    const { files, differences } = await loadFiles(client, target.files, { folder, content });
    const tables = Object.keys(content.tables).length;
    return { tables, rows, files, erased, differences: [...otherTables, ...differences] };
  } finally {
    await client.end();
    await database.close();
  }
};
