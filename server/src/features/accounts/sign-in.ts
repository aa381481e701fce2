import { createHash } from 'node:crypto';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { findUserByIdentifier, updateUser } from './accounts.queries.ts';
import { isPassword } from './secrets.ts';
import { startSession } from './sessions.ts';

/** Unknown identifiers are slowed down like known ones, so the wait tells nothing either. */
export const accountKey = (identifier: string): string =>
  createHash('sha256').update(identifier.toLowerCase()).digest('base64url');

const wrong = () =>
  new AppError('invalid', 'The e-mail, username or password is not right. Please try again.');

export const signIn = async (
  deps: Deps,
  credentials: { identifier: string; password: string },
  device: string,
) => {
  const key = accountKey(credentials.identifier);
  const tries = await deps.budgets.countPasswordTry(key);
  const user = await findUserByIdentifier(deps.db, credentials.identifier);
  if (!(await isPassword(user?.password_hash, credentials.password)) || !user) {
    await deps.budgets.slowDown(key, tries);
    throw wrong();
  }
  await deps.budgets.forgetPasswordTries(key);
  return deps.db.transaction(async (tx) => {
    await updateUser(tx, user.id, { last_login_at: deps.clock.now() });
    return startSession(deps, tx, { userId: user.id, device });
  });
};
