import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { z } from 'zod';
import { StartupError } from '../startup-error.ts';
import { type ErasedAccount, erasedAccount } from './manifest.ts';

const fileName = 'erased-accounts.json';

const keyOf = ({ user_id, user_created_at }: ErasedAccount): string => `${user_id} ${user_created_at}`;

type Queryable = Pick<pg.ClientBase, 'query'> | Pick<pg.Pool, 'query'>;

const listErased = async (
  client: Queryable,
  { lastDays }: { lastDays?: number } = {},
): Promise<ErasedAccount[]> => {
  const table = await client.query("select to_regclass('public.erased_accounts') as name");
  // A database that an older release left.
  if (!table.rows[0]?.name) return [];
  const { rows } = await client.query<{ user_id: number; user_created_at: Date }>(
    `select user_id, user_created_at from erased_accounts
      where $1::int is null or erased_at > now() - make_interval(days => $1)`,
    [lastDays ?? null],
  );
  return rows.map(({ user_id, user_created_at }) => ({
    user_id,
    user_created_at: user_created_at.toISOString(),
  }));
};

const findErasedList = async (folder: string): Promise<ErasedAccount[] | null> => {
  const text = await readFile(join(folder, fileName), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  return text === null ? null : z.array(erasedAccount).parse(JSON.parse(text));
};

export interface ErasedListOptions {
  /** Goes on without the list: whoever was deleted after the backup was made comes back. */
  mayMissErasedList?: boolean;
}

/** The list that lies beside all backups of a folder, and so is newer than each of them. */
export const readErasedList = async (
  folder: string,
  { mayMissErasedList = false }: ErasedListOptions = {},
): Promise<ErasedAccount[]> => {
  const list = await findErasedList(folder);
  if (list || mayMissErasedList) return list ?? [];
  throw new StartupError(
    `${join(folder, fileName)} is missing, so accounts deleted since the backup would come back. Put it beside the backup, or add --without-erased-list to go on all the same.`,
  );
};

const writeErasedList = async (folder: string, all: ErasedAccount[]): Promise<number> => {
  const known = new Map(all.map((account) => [keyOf(account), account]));
  const unfinished = join(folder, `${fileName}.${process.pid}`);
  await writeFile(unfinished, JSON.stringify([...known.values()]), { mode: 0o600, flush: true });
  await rename(unfinished, join(folder, fileName));
  return known.size;
};

/** Adds what the database knows; nothing is ever taken out of the list. */
export const extendErasedList = async (client: Queryable, folder: string): Promise<number> =>
  writeErasedList(folder, [...((await findErasedList(folder)) ?? []), ...(await listErased(client))]);

/** The same between backups: those of the last days whom the list does not have yet. */
export const addToErasedList = async (client: Queryable, folder: string): Promise<void> => {
  const listed = await findErasedList(folder);
  if (!listed) return void (await extendErasedList(client, folder));
  const known = new Set(listed.map(keyOf));
  const missing = (await listErased(client, { lastDays: 7 })).filter((account) => !known.has(keyOf(account)));
  if (missing.length > 0) await writeErasedList(folder, [...listed, ...missing]);
};

/** What a restored database and the list know together; a number is nobody else's, since its time of making fits. */
export const erasedIn = async (client: pg.ClientBase, list: ErasedAccount[]): Promise<number[]> => {
  const { rows } = await client.query<{ id: number }>(
    `select u.id from users u join unnest($1::int[], $2::timestamptz[]) as e(id, made) on e.id = u.id
      and date_trunc('milliseconds', u.created_at) = e.made order by u.id`,
    [list.map(({ user_id }) => user_id), list.map(({ user_created_at }) => user_created_at)],
  );
  return rows.map(({ id }) => id);
};
