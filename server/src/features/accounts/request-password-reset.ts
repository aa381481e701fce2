import { screenPath } from '@inkling/contract';
import { z } from 'zod';
import type { Db } from '../../db/connect.ts';
import type { UserRow } from '../../db/schema/index.ts';
import type { Deps } from '../../deps.ts';
import { job } from '../../jobs/job.ts';
import { dateInTimeZone } from '../../services/clock/local-date.ts';
import { notify, queueEmail } from '../notifications/index.ts';
import { deleteAccountTokens, insertAccountToken } from './account-tokens.queries.ts';
import { findUserId, lockUser } from './accounts.queries.ts';
import { hashToken, newToken } from './hashing.ts';
import { studentAsksForPassword } from './password-request.messages.ts';
import { isSchoolAddress, listAdultsWhoSetPassword } from './password-request.queries.ts';
import type { AccountDeps } from './verify-email.ts';

const mailedValidMs = 60 * 60 * 1000;

/** A link that sets a new password once; a newer one makes it worthless. */
export const createResetLink = async (
  deps: Pick<Deps, 'clock' | 'config'>,
  db: Db,
  { user, validMs }: { user: Pick<UserRow, 'id' | 'email'>; validMs: number },
): Promise<string> => {
  const token = newToken();
  await deleteAccountTokens(db, user.id, 'reset_password');
  await insertAccountToken(db, {
    user_id: user.id,
    purpose: 'reset_password',
    token_hash: hashToken(token),
    email: user.email ?? '',
    expires_at: new Date(deps.clock.now().getTime() + validMs),
  });
  return deps.config.PUBLIC_URL + screenPath('reset-password', {}, { token });
};

/** Data of jobs outlives accounts for a while, so it holds a number and no address; nobody has the number 0. */
const nobody = 0;

/**
 * Whether a link may go to a student's address, which somebody else may have typed, and which a school gives to the next
 * child. Whoever looks after the account is told instead, and makes a login card.
 */
const maySendLink = async (deps: AccountDeps, tx: Db, student: UserRow): Promise<boolean> => {
  const adults = await listAdultsWhoSetPassword(tx, student.id);
  const day = dateInTimeZone(deps.config.TIME_ZONE, deps.clock.now());
  await notify(
    deps,
    tx,
    adults.map((adult) => studentAsksForPassword(adult, { studentId: student.id, day })),
  );
  const isOwnAddress =
    student.email_verified_at !== null && !(await isSchoolAddress(tx, student.email ?? ''));
  return adults.length === 0 && isOwnAddress;
};

export const sendResetEmail = job({
  name: 'send-reset-email',
  data: z.object({ user_id: z.number() }),
  run: (deps: AccountDeps, { user_id }) =>
    deps.db.transaction(async (tx) => {
      const user = await lockUser(tx, user_id);
      if (!user) return;
      if (user.parent_id !== null)
        return queueEmail(deps, tx, { user, template: 'child-password-request', props: {} });
      if (user.role === 'student' && !(await maySendLink(deps, tx, user)))
        return queueEmail(deps, tx, { user, template: 'student-password-request', props: {} });
      const link = await createResetLink(deps, tx, { user, validMs: mailedValidMs });
      await queueEmail(deps, tx, { user, template: 'reset-password', props: { link } });
    }),
});

/** Does the same whether or not there is an account, so that not even the time it takes reveals one. */
export const requestPasswordReset = async (
  deps: Pick<Deps, 'db' | 'queue' | 'rateLimits'>,
  email: string,
) => {
  await deps.rateLimits.consume('recipient', hashToken(email));
  const user_id = (await findUserId(deps.db, email)) ?? nobody;
  await deps.queue.send(deps.db, sendResetEmail, { user_id });
  return { message: 'Reset email sent, please check your email' };
};
