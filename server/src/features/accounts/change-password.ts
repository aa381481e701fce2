import type { Deps } from '../../deps.ts';
import { forbidden, invalid, notFound } from '../../http/app-error.ts';
import { queueEmail } from '../notifications/index.ts';
import { deleteAccountTokens, deleteSessions, findUser, updateUser } from './accounts.queries.ts';
import { hashPassword, verifyPassword } from './hashing.ts';
import { checkNewPassword } from './password-rules.ts';

/** Ends every session and every reset link: none of them was made with the new password. */
export const changePassword = async (
  deps: Pick<Deps, 'config' | 'db' | 'queue' | 'rateLimits'>,
  userId: number,
  change: { current_password: string; password: string },
): Promise<void> => {
  const user = await findUser(deps.db, userId);
  if (!user) throw notFound();
  if (user.parent_id !== null) throw forbidden('Your parent manages the password of this account.');
  // A session left open must not become a place to guess the password.
  const who = { account: `user ${user.id}`, from: 'session', isKnownDevice: true };
  const attempts = await deps.rateLimits.countPasswordAttempt(who);
  if (!(await verifyPassword(user.password_hash, change.current_password))) {
    await deps.rateLimits.slowDown(who, attempts);
    throw invalid('current_password', 'The current password is not right');
  }
  await deps.rateLimits.clearAttemptsFrom(who);
  checkNewPassword(change.password, [user.email, user.screen_name]);
  const password_hash = await hashPassword(change.password);
  await deps.db.transaction(async (tx) => {
    await updateUser(tx, user.id, { password_hash });
    await deleteSessions(tx, user.id);
    await deleteAccountTokens(tx, user.id, 'reset_password');
    await queueEmail(deps, tx, { user, template: 'password-changed', props: {} });
  });
};
