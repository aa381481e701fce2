import { screenPath } from '@inkling/contract';
import type { Deps } from '../../deps.ts';
import { AppError, invalid, notFound } from '../../http/app-error.ts';
import { sendLetter } from '../notifications/index.ts';
import {
  deleteSessions,
  findUser,
  findUserByIdentifier,
  replaceAccountToken,
  takeAccountToken,
  updateUser,
} from './accounts.queries.ts';
import { checkNewPassword } from './password-rules.ts';
import { hashPassword, hashToken, isPassword, newToken } from './secrets.ts';
import { startSession } from './sessions.ts';

const validMs = 60 * 60 * 1000;

/** Answers the same for every address; only the mailbox learns whether there is an account. */
export const requestPasswordReset = async (deps: Deps, email: string) => {
  const user = await findUserByIdentifier(deps.db, email);
  if (user?.email) {
    const token = newToken();
    const link = deps.config.PUBLIC_URL + screenPath('reset-password', {}, { token });
    await deps.db.transaction(async (tx) => {
      await replaceAccountToken(tx, {
        user_id: user.id,
        purpose: 'reset_password',
        token_hash: hashToken(token),
        email: user.email ?? '',
        expires_at: new Date(deps.clock.now().getTime() + validMs),
      });
      await sendLetter(deps, tx, { user, letter: 'reset-password', props: { link } });
    });
  }
  return { message: 'Reset email sent, please check your email' };
};

export const resetPassword = async (
  deps: Deps,
  reset: { token: string; password: string },
  device: string,
) => {
  const password_hash = await hashPassword(reset.password);
  const now = deps.clock.now();
  return deps.db.transaction(async (tx) => {
    const token = await takeAccountToken(tx, 'reset_password', hashToken(reset.token), now);
    const user = token && (await findUser(tx, token.user_id));
    if (!user || user.email !== token.email)
      throw new AppError('invalid', 'This reset link is no longer valid. Please ask for a new one.');
    // Thrown inside the transaction: a refused password leaves the link usable.
    checkNewPassword(reset.password, [user.email, user.screen_name]);
    // Whoever reads the mail owns the address.
    await updateUser(tx, user.id, {
      password_hash,
      email_verified_at: user.email_verified_at ?? now,
      last_login_at: now,
    });
    await deleteSessions(tx, user.id);
    await sendLetter(deps, tx, { user, letter: 'password-changed', props: {} });
    return startSession(deps, tx, { userId: user.id, device });
  });
};

export const changePassword = async (
  deps: Deps,
  userId: number,
  change: { current_password: string; password: string },
): Promise<void> => {
  const user = await findUser(deps.db, userId);
  if (!user) throw notFound();
  if (user.parent_id !== null)
    throw new AppError('forbidden', 'Your parent manages the password of this account.');
  if (!(await isPassword(user.password_hash, change.current_password)))
    throw invalid('current_password', 'The current password is not right');
  checkNewPassword(change.password, [user.email, user.screen_name]);
  const password_hash = await hashPassword(change.password);
  await deps.db.transaction(async (tx) => {
    await updateUser(tx, user.id, { password_hash });
    await deleteSessions(tx, user.id);
    if (user.email) await sendLetter(deps, tx, { user, letter: 'password-changed', props: {} });
  });
};
