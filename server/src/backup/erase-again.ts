import type pg from 'pg';
import { connect, type Database } from '../db/connect.ts';
import { migrate } from '../db/migrate.ts';
import { deleteUserAndData, handOverCoursesBeforeDeletion, lockUser } from '../features/accounts/index.ts';
import { deleteFiles } from '../features/files/index.ts';
import { createQueue } from '../jobs/queue.ts';
import { noSecurityEvents } from '../services/security-events/security-events.ts';
import { erasedIn, readErasedList } from './erased-accounts.ts';
import type { ErasedAccount } from './manifest.ts';
import type { Source } from './write-backup.ts';

const rememberErased = (client: pg.ClientBase, list: ErasedAccount[]) =>
  client.query(
    `insert into erased_accounts (user_id, user_created_at) select * from unnest($1::int[], $2::timestamptz[])
      on conflict do nothing`,
    [list.map(({ user_id }) => user_id), list.map(({ user_created_at }) => user_created_at)],
  );

/** Deletes again who was deleted after what a database was restored from, as the product itself does. */
export const eraseAgain = async (
  { url, files }: Source,
  { database, list }: { database: Database; list: ErasedAccount[] },
): Promise<number> => {
  const client = await database.pool.connect();
  const ids = await erasedIn(client, list);
  await rememberErased(client, list);
  const highest = Math.max(0, ...list.map(({ user_id }) => user_id));
  await client.query(
    `select setval('users_id_seq', greatest($1::bigint, (select last_value from users_id_seq)))`,
    [Math.max(1, highest)],
  );
  client.release();
  const queue = createQueue(url);
  const clock = { now: () => new Date() };
  for (const id of ids) {
    await database.db.transaction(async (tx) => {
      const user = await lockUser(tx, id);
      // A child goes with its parent.
      if (!user) return;
      if (user.role === 'teacher')
        await handOverCoursesBeforeDeletion({ clock, queue }, tx, user, { mayBeOnlyAdmin: true });
      await deleteUserAndData({ queue }, tx, user);
    });
  }
  const log = { error: () => undefined, warn: () => undefined };
  const needs = {
    files,
    log,
    securityEvents: noSecurityEvents,
    config: { TIME_ZONE: 'UTC' },
    stopping: new AbortController().signal,
  };
  await queue.drain<typeof needs>(needs, [deleteFiles]);
  await queue.close();
  return ids.length;
};

/** For a database that was restored by PostgreSQL's own means: whoever is on the list of a folder goes again. */
export const eraseAgainFromList = async (target: Source, folder: string): Promise<number> => {
  const list = await readErasedList(folder);
  const database = connect(target.url, 2);
  try {
    await migrate(database.pool);
    return await eraseAgain(target, { database, list });
  } finally {
    await database.close();
  }
};
