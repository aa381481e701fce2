import type { Db } from '../../db/connect.ts';
import type { UserRow } from '../../db/schema/index.ts';
import type { Deps } from '../../deps.ts';
import { noteSecurityEvent } from '../../services/security-events/security-events.ts';
import { replacePasswords } from './accounts.queries.ts';
import { clearFailedSignIns } from './clear-failed-sign-ins.ts';
import { hashPassword } from './hashing.ts';

interface NewPassword {
  user: Pick<UserRow, 'id' | 'email' | 'screen_name'>;
  password: string;
}

/** One after the other: a class of new passwords must not keep everyone else from signing in. */
const hashAll = async (people: NewPassword[]) => {
  const rows: { id: number; password_hash: string }[] = [];
  for (const { user, password } of people)
    rows.push({ id: user.id, password_hash: await hashPassword(password) });
  return rows;
};

/** Sets passwords for people who did not choose them; their old ones, and what was open with them, end. */
export const setPasswords = async (
  deps: Pick<Deps, 'db' | 'rateLimits'>,
  people: NewPassword[],
  {
    check = () => undefined,
    alongside = () => undefined,
  }: {
    /** Whether it may still be done: making many hashes takes seconds. */
    check?: (tx: Db) => unknown;
    /** In the same transaction. */
    alongside?: () => unknown;
  } = {},
): Promise<void> => {
  const rows = await hashAll(people);
  await deps.db.transaction(async (tx) => {
    await check(tx);
    await replacePasswords(tx, rows);
    noteSecurityEvent({
      event: 'password_changed',
      kind: 'by_adult',
      account_ids: rows.map(({ id }) => id),
    });
    alongside();
  });
  for (const { user } of people) await clearFailedSignIns(deps, user);
};
