import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { noteSecurityEvent } from '../../services/security-events/security-events.ts';
import { queueEmail } from '../notifications/index.ts';
import { consumeAccountToken } from './account-tokens.queries.ts';
import { deleteOtherSignInMethods, deleteSessions, findUser, updateUser } from './accounts.queries.ts';
import { clearFailedSignIns } from './clear-failed-sign-ins.ts';
import { hashPassword, hashToken } from './hashing.ts';
import { checkNewPassword } from './password-rules.ts';
import { startSession } from './sessions.ts';
import { deletePasskeys } from './sign-in-methods.queries.ts';

export const resetPassword = async (
  deps: Pick<Deps, 'clock' | 'config' | 'db' | 'queue' | 'rateLimits'>,
  reset: { token: string; password: string; is_shared_computer?: boolean | undefined },
  device: string,
) => {
  const password_hash = await hashPassword(reset.password);
  const now = deps.clock.now();
  const signedIn = await deps.db.transaction(async (tx) => {
    const token = await consumeAccountToken(tx, 'reset_password', hashToken(reset.token), now);
    const user = token && (await findUser(tx, token.user_id));
    if (!user || (user.email ?? '') !== token.email)
      throw new AppError('invalid', 'This reset link is no longer valid. Please ask for a new one.');
    // A refused password rolls back with everything else: the link stays good for another try.
    checkNewPassword(reset.password, [user.email, user.screen_name]);
    // Using the emailed link proves who owns the address.
    await updateUser(tx, user.id, {
      password_hash,
      email_verified_at: user.email_verified_at ?? (user.email ? now : null),
      last_login_at: now,
    });
    await deleteSessions(tx, user.id);
    noteSecurityEvent({ event: 'password_changed', kind: 'link', account_id: user.id });
    // Whoever knew the old password may have added one.
    const hadPasskeys = await deletePasskeys(tx, user.id);
    // Until now anybody may have claimed the address: what they linked to the account opens it no longer.
    if (user.email && !user.email_verified_at) await deleteOtherSignInMethods(tx, user.id);
    await queueEmail(deps, tx, { user, template: 'password-changed', props: { hadPasskeys } });
    return startSession(deps, tx, { userId: user.id, device, isShared: reset.is_shared_computer });
  });
  await clearFailedSignIns(deps, signedIn.user);
  return signedIn;
};
