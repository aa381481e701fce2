import type { Deps } from '../../deps.ts';
import { forbidden, invalid, notFound } from '../../http/app-error.ts';
import { noteSecurityEvent } from '../../services/security-events/security-events.ts';
import { queueEmail } from '../notifications/index.ts';
import { deleteAccountTokens } from './account-tokens.queries.ts';
import { deleteSessions, findUser, updateUser } from './accounts.queries.ts';
import { checkOwnPassword } from './check-own-password.ts';
import { hashPassword } from './hashing.ts';
import { checkNewPassword } from './password-rules.ts';
import { deletePasskeys } from './sign-in-methods.queries.ts';

/** Ends every session, passkey and reset link: none of them was made with the new password. */
export const changePassword = async (
  deps: Pick<Deps, 'config' | 'db' | 'queue' | 'rateLimits'>,
  userId: number,
  change: { current_password: string; password: string },
): Promise<void> => {
  const user = await findUser(deps.db, userId);
  if (!user) throw notFound();
  if (user.parent_id !== null) throw forbidden('Your parent manages the password of this account.');
  if (!(await checkOwnPassword(deps, user.id, change.current_password)))
    throw invalid('current_password', 'The current password is not right', {
      event: 'proof_refused',
      kind: 'password',
    });
  checkNewPassword(change.password, [user.email, user.screen_name]);
  const password_hash = await hashPassword(change.password);
  await deps.db.transaction(async (tx) => {
    await updateUser(tx, user.id, { password_hash });
    await deleteSessions(tx, user.id);
    noteSecurityEvent({ event: 'password_changed', kind: 'own', account_id: user.id });
    const hadPasskeys = await deletePasskeys(tx, user.id);
    await deleteAccountTokens(tx, user.id, 'reset_password');
    await queueEmail(deps, tx, { user, template: 'password-changed', props: { hadPasskeys } });
  });
};
