import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { createGunzip } from 'node:zlib';
import type pg from 'pg';
import type { Manifest } from './manifest.ts';
import { listTables, type Table } from './tables.ts';

const rowsAtOnce = 500;

/** Ended by \n alone: node:readline ends lines at U+2028 and U+2029 too, which children may have pasted. */
async function* readLines(path: string): AsyncGenerator<string> {
  const bytes = createReadStream(path);
  const text = createGunzip().setEncoding('utf8');
  bytes.on('error', (error) => text.destroy(error)).pipe(text);
  let rest = '';
  for await (const part of text) {
    const lines = `${rest}${part}`.split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest) yield rest;
}

async function* readBatches(path: string): AsyncGenerator<string[]> {
  let batch: string[] = [];
  for await (const line of readLines(path)) {
    batch.push(JSON.parse(line));
    if (batch.length < rowsAtOnce) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

const loadTable = async (client: pg.ClientBase, table: Table, path: string): Promise<void> => {
  const columns = table.columns.join(', ');
  const values = table.columns.map((column) => `(r).${column}`).join(', ');
  // `offset 0` keeps PostgreSQL from reading each row's text once per column.
  const insert = `insert into ${table.sql} (${columns}) overriding system value
    select ${values} from (select line::${table.sql} as r from unnest($1::text[]) line offset 0) s`;
  for await (const batch of readBatches(path)) await client.query(insert, [batch]);
};

/** Rows that refer to each other come in no order: the references are taken off for the time and checked at the end. */
const withoutReferences = async (client: pg.ClientBase, load: () => Promise<void>): Promise<void> => {
  const { rows } = await client.query<{ name: string; sql: string; definition: string }>(`
    select quote_ident(conname) as name, conrelid::regclass::text as sql, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace in ('public'::regnamespace, 'queue'::regnamespace)`);
  for (const { name, sql } of rows) await client.query(`alter table ${sql} drop constraint ${name}`);
  await load();
  for (const { name, sql, definition } of rows)
    await client.query(`alter table ${sql} add constraint ${name} ${definition}`);
};

/** A number that was given out once is never given to somebody else. */
const setSequences = async (client: pg.ClientBase, { sequences }: Manifest): Promise<void> => {
  for (const [name, last] of Object.entries(sequences))
    await client.query('select setval($1::regclass, $2::bigint)', [name, last]);
};

/** Fills empty tables, all of them or none. */
export const loadTables = async (client: pg.ClientBase, folder: string, content: Manifest): Promise<void> => {
  const tables = (await listTables(client)).filter(({ name }) => content.tables[name]);
  await client.query('begin');
  await withoutReferences(client, async () => {
    for (const table of tables) {
      // What they count was counted before.
      await client.query(`alter table ${table.sql} disable trigger user`);
      await loadTable(client, table, join(folder, 'tables', `${table.name}.gz`));
      await client.query(`alter table ${table.sql} enable trigger user`);
    }
  });
  await setSequences(client, content);
  await client.query('commit');
};
