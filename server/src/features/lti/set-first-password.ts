import { conflict, notFound } from '../../http/app-error.ts';
import type { Caller } from '../../http/caller.ts';
import { noteSecurityEvent } from '../../services/security-events/security-events.ts';
import {
  checkNewPassword,
  deletePasskeys,
  deleteSessions,
  findUser,
  hashPassword,
  lockUser,
  updateUser,
} from '../accounts/index.ts';
import { unlinkMessages } from './lti.messages.ts';
import type { LtiDeps } from './lti-deps.ts';
import { hasEnteredSince, hasSignInMethodWithoutPlatforms } from './unlink.queries.ts';

/** Long enough to find the settings, too short for a session that was left open on a desk. */
const cameMs = 10 * 60 * 1000;

/**
 * For staff whose account a platform made: it shall outlive the platform. That the platform names them is all that is
 * known of them, so it has to have done so just now. Without an email address they can get no other password by a link:
 * coming from the platform anew stands for it, and puts out whoever set one before.
 */
export const setFirstPassword = async (
  deps: Pick<LtiDeps, 'clock' | 'db'>,
  caller: Caller,
  password: string,
): Promise<void> => {
  const user = await findUser(deps.db, caller.id);
  if (!user) throw notFound();
  checkNewPassword(password, [user.email, user.screen_name]);
  const password_hash = await hashPassword(password);
  await deps.db.transaction(async (tx) => {
    await lockUser(tx, caller.id);
    if (user.email !== null && (await hasSignInMethodWithoutPlatforms(tx, caller.id)))
      throw conflict(unlinkMessages.hasSignInMethod);
    const since = new Date(deps.clock.now().getTime() - cameMs);
    if (!(await hasEnteredSince(tx, caller.session_id, since))) throw conflict(unlinkMessages.comeAgain);
    await updateUser(tx, caller.id, { password_hash });
    noteSecurityEvent({ event: 'password_changed', kind: 'first', account_id: caller.id });
    await deleteSessions(tx, caller.id, caller.session_id);
    await deletePasskeys(tx, caller.id);
  });
};
