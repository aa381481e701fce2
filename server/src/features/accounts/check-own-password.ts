import type { Deps } from '../../deps.ts';
import { findUser } from './accounts.queries.ts';
import { verifyPassword } from './hashing.ts';

/** For whoever is signed in already: a session left open must not become a place to guess the password. */
export const checkOwnPassword = async (
  { db, rateLimits }: Pick<Deps, 'db' | 'rateLimits'>,
  userId: number,
  password: string,
): Promise<boolean> => {
  const user = await findUser(db, userId);
  const who = { account: `user ${userId}`, from: 'session', isKnownDevice: true, accountId: userId };
  const attempts = await rateLimits.countPasswordAttempt(who);
  if (!user || !(await verifyPassword(user.password_hash, password))) {
    await rateLimits.slowDown(who, attempts);
    return false;
  }
  await rateLimits.clearAttemptsFrom(who);
  return true;
};
