import { screenPath } from '@inkling/contract';
import { z } from 'zod';
import type { Db } from '../../db/connect.ts';
import type { UserRow } from '../../db/schema/index.ts';
import type { Deps } from '../../deps.ts';
import { job } from '../../jobs/job.ts';
import { sendLetter } from '../notifications/index.ts';
import { deleteAccountTokens, findUserByIdentifier, insertAccountToken } from './accounts.queries.ts';
import { hashToken, newToken } from './secrets.ts';

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

/** Looks the address up behind the answer, so that not even its time tells whether there is an account. */
export const sendResetLetter = job({
  name: 'send-reset-letter',
  data: z.object({ email: z.string() }),
  run: (deps, { email }) =>
    deps.db.transaction(async (tx) => {
      const user = await findUserByIdentifier(tx, email);
      if (!user) return;
      if (user.parent_id !== null)
        return sendLetter(deps, tx, { user, letter: 'ask-your-parent', props: {} });
      const link = await createResetLink(deps, tx, { user, validMs: mailedValidMs });
      await sendLetter(deps, tx, { user, letter: 'reset-password', props: { link } });
    }),
});

export const requestPasswordReset = async (deps: Deps, email: string) => {
  await deps.budgets.spend('mailbox', hashToken(email));
  await deps.queue.send(deps.db, sendResetLetter, { email });
  return { message: 'Reset email sent, please check your email' };
};
