import { screenPath } from '@inkling/contract';
import type { Db } from '../../db/connect.ts';
import type { UserRow } from '../../db/schema/index.ts';
import type { Deps } from '../../deps.ts';
import { AppError, notFound } from '../../http/app-error.ts';
import { noteSecurityEvent } from '../../services/security-events/security-events.ts';
import { queueEmail } from '../notifications/index.ts';
import { findAccountToken, insertAccountToken } from './account-tokens.queries.ts';
import { findUser, updateUser } from './accounts.queries.ts';
import { hashToken, newToken } from './hashing.ts';

/** Accounts change in one transaction with the email that tells their owner. */
export type AccountDeps = Pick<Deps, 'clock' | 'config' | 'db' | 'queue'>;

const validMs = 3 * 24 * 60 * 60 * 1000;

export const sendVerificationEmail = async (
  deps: Pick<Deps, 'clock' | 'config' | 'queue'>,
  db: Db,
  user: UserRow,
): Promise<void> => {
  if (!user.email) throw new AppError('invalid', 'This account has no e-mail address.');
  const token = newToken();
  await insertAccountToken(db, {
    user_id: user.id,
    purpose: 'verify_email',
    token_hash: hashToken(token),
    email: user.email,
    expires_at: new Date(deps.clock.now().getTime() + validMs),
  });
  const link = deps.config.PUBLIC_URL + screenPath('verify-email', {}, { token });
  await queueEmail(deps, db, { user, template: 'verify-email', props: { link } });
};

export const requestVerification = async (
  deps: Pick<Deps, 'clock' | 'config' | 'db' | 'queue' | 'rateLimits'>,
  userId: number,
) => {
  const user = await findUser(deps.db, userId);
  if (!user) throw notFound();
  if (user.email_verified_at) return { message: 'Your email is already verified' };
  if (user.email) await deps.rateLimits.consume('recipient', hashToken(user.email));
  await deps.db.transaction((tx) => sendVerificationEmail(deps, tx, user));
  return { message: 'Verification email sent successfully' };
};

/** May be done again with the same email, or with an earlier one: people press links twice, and pages load twice. */
export const verifyEmail = async (deps: AccountDeps, verifyToken: string) => {
  const now = deps.clock.now();
  return deps.db.transaction(async (tx) => {
    const token = await findAccountToken(tx, 'verify_email', hashToken(verifyToken), now);
    const user = token && (await findUser(tx, token.user_id));
    if (!user || user.email !== token.email)
      throw new AppError('invalid', 'Verification failed, please try again');
    if (!user.email_verified_at) {
      await updateUser(tx, user.id, { email_verified_at: now });
      noteSecurityEvent({ event: 'email_changed', kind: 'verified', account_id: user.id });
      if (user.role === 'parent') await queueEmail(deps, tx, { user, template: 'welcome', props: {} });
    }
    return { message: 'Email verified successfully' };
  });
};
