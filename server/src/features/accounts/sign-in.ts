import { createHash } from 'node:crypto';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { findUserByIdentifier, updateUser } from './accounts.queries.ts';
import { limitHashing, verifyPassword } from './hashing.ts';
import { startSession } from './sessions.ts';

interface Credentials {
  identifier: string;
  password: string;
}

/** Unknown identifiers are slowed down like known ones, so that the wait reveals nothing either. */
export const accountKey = (identifier: string): string =>
  createHash('sha256').update(identifier.toLowerCase()).digest('base64url');

const wrong = () =>
  new AppError('invalid', 'The e-mail, username or password is not right. Please try again.');

/** In turn as a whole: a class would otherwise stand in the queue for the database before those who save. */
export const signIn = (deps: Deps, credentials: Credentials, device: string) =>
  limitHashing(() => checkAndEnter(deps, credentials, device));

const checkAndEnter = async (deps: Deps, credentials: Credentials, device: string) => {
  const key = accountKey(credentials.identifier);
  const attempts = await deps.rateLimits.countPasswordAttempt(key);
  const user = await findUserByIdentifier(deps.db, credentials.identifier);
  if (!(await verifyPassword(user?.password_hash, credentials.password)) || !user) {
    await deps.rateLimits.slowDown(key, attempts);
    throw wrong();
  }
  await deps.rateLimits.clearPasswordAttempts(key);
  return deps.db.transaction(async (tx) => {
    await updateUser(tx, user.id, { last_login_at: deps.clock.now() });
    return startSession(deps, tx, { userId: user.id, device });
  });
};
