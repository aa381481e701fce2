import { eq } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { type UserRow, users } from '../../db/schema/index.ts';

/**
 * Whether the password that was checked is still the one. Whoever sets another one from now on waits for this and ends what
 * it begins. Where somebody is changing the account just now nobody waits: a move or a merge takes long.
 */
export const isPasswordUnchanged = async (
  db: Db,
  { id, password_hash }: Pick<UserRow, 'id' | 'password_hash'>,
): Promise<boolean> => {
  const [row] = await db
    .select({ password_hash: users.password_hash })
    .from(users)
    .where(eq(users.id, id))
    .for('share', { skipLocked: true });
  return row === undefined || row.password_hash === password_hash;
};
