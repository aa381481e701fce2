import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { z } from 'zod';
import { StartupError } from '../startup-error.ts';
import { type ErasedAccount, erasedAccount } from './manifest.ts';

const fileName = 'erased-accounts.json';

const keyOf = ({ user_id, user_created_at }: ErasedAccount): string => `${user_id} ${user_created_at}`;

const listErased = async (client: pg.ClientBase): Promise<ErasedAccount[]> => {
  const table = await client.query("select to_regclass('public.erased_accounts') as name");
  // A database that an older release left.
  if (!table.rows[0]?.name) return [];
  const { rows } = await client.query<{ user_id: number; user_created_at: Date }>(
    'select user_id, user_created_at from erased_accounts',
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

/** Adds what the database knows; nothing is ever taken out of the list. */
export const extendErasedList = async (client: pg.ClientBase, folder: string): Promise<number> => {
  const all = [...((await findErasedList(folder)) ?? []), ...(await listErased(client))];
  const known = new Map(all.map((account) => [keyOf(account), account]));
  const unfinished = join(folder, `${fileName}.${process.pid}`);
  await writeFile(unfinished, JSON.stringify([...known.values()]), { mode: 0o600, flush: true });
  await rename(unfinished, join(folder, fileName));
  return known.size;
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
