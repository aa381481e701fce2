import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import pg from 'pg';
import type { FileStore } from '../services/files/file-store.ts';
import { StartupError } from '../startup-error.ts';
import { extendErasedList } from './erased-accounts.ts';
import type { Manifest } from './manifest.ts';
import {
  listTables,
  newestMigration,
  pinOutputFormats,
  readRows,
  readSequences,
  type Table,
} from './tables.ts';

const rowsAtOnce = 500;

export interface Source {
  url: string;
  files: FileStore;
}

/** JSON leaves these two as they are, though many readers end a line at them. */
const toLine = (row: string): string =>
  `${JSON.stringify(row).replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')}\n`;

/** One row a line, as PostgreSQL writes it, in JSON's quotes because a row may have lines of its own. */
async function* readLines(client: pg.ClientBase, { sql }: Table): AsyncGenerator<string> {
  await client.query(`declare rows_of_table no scroll cursor for select t::text as line from ${sql} t`);
  for (;;) {
    const { rows } = await client.query<{ line: string }>(`fetch ${rowsAtOnce} from rows_of_table`);
    if (rows.length === 0) break;
    yield rows.map(({ line }) => toLine(line)).join('');
  }
  await client.query('close rows_of_table');
}

const writeTables = async (client: pg.ClientBase, folder: string): Promise<Manifest['tables']> => {
  const contents: Manifest['tables'] = {};
  for (const table of await listTables(client)) {
    contents[table.name] = await readRows(client, table);
    const path = join(folder, `${table.name}.gz`);
    await pipeline(
      Readable.from(readLines(client, table)),
      createGzip(),
      createWriteStream(path, { mode: 0o600, flush: true }),
    );
  }
  return contents;
};

const listFiles = async (client: pg.ClientBase): Promise<string[]> => {
  const { rows } = await client.query<{ key: string }>(
    `select signed_id as key from uploads where status = 'stored' order by id`,
  );
  return rows.map(({ key }) => key);
};

/** A file that was deleted since the snapshot is nobody's to keep; any other that cannot be found is lost. */
const refuseLost = async (client: pg.ClientBase, key: string): Promise<void> => {
  const { rows } = await client.query(`select 1 from uploads where signed_id = $1 and status = 'stored'`, [
    key,
  ]);
  if (rows.length > 0) throw new StartupError(`No backup was made: the file ${key} is missing in the store.`);
};

/** Copies the files that the snapshot knew, after its end: a long transaction would hold up PostgreSQL's cleaning. */
const writeFiles = async (
  client: pg.ClientBase,
  { files, keys, folder }: { files: FileStore; keys: string[]; folder: string },
): Promise<Manifest['files']> => {
  const digests: Manifest['files'] = {};
  for (const key of keys) {
    const bytes = await files.read(key);
    if (!bytes) {
      await refuseLost(client, key);
      continue;
    }
    const hash = createHash('sha256');
    bytes.on('data', (part: Uint8Array) => hash.update(part));
    await pipeline(bytes, createWriteStream(join(folder, key), { mode: 0o600, flush: true }));
    digests[key] = hash.digest('hex');
  }
  return digests;
};

/**
 * A backup in a folder of its own, taken from one moment of the database while everything runs. Its manifest is written
 * last and makes it one: what was cut off is no backup.
 */
export const writeBackup = async ({ url, files }: Source, folder: string): Promise<string> => {
  const made_at = new Date().toISOString();
  const name = made_at.replaceAll(':', '-');
  const unfinished = join(folder, `${name}.unfinished`);
  await mkdir(join(unfinished, 'tables'), { recursive: true, mode: 0o700 });
  await mkdir(join(unfinished, 'files'), { mode: 0o700 });
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await pinOutputFormats(client);
    await client.query('begin isolation level repeatable read read only');
    const tables = await writeTables(client, join(unfinished, 'tables'));
    const keys = await listFiles(client);
    const sequences = await readSequences(client);
    const migration = await newestMigration(client);
    await client.query('commit');
    const stored = await writeFiles(client, { files, keys, folder: join(unfinished, 'files') });
    const content: Manifest = { format: 1, made_at, migration, tables, sequences, files: stored };
    await writeFile(join(unfinished, 'manifest.json'), JSON.stringify(content), { mode: 0o600, flush: true });
    // After the snapshot: who was erased while it was copied is on the list.
    await extendErasedList(client, folder);
    await rename(unfinished, join(folder, name));
    return join(folder, name);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  } finally {
    await client.end();
  }
};
