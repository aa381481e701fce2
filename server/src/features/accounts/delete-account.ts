import type { Deps } from '../../deps.ts';
import { notFound } from '../../http/app-error.ts';
import { sendLetter } from '../notifications/index.ts';
import { deleteUser, findUser } from './accounts.queries.ts';

/** The rows go at once, with everything that hangs on them; the goodbye letter is the last thing kept, without an owner. */
export const deleteAccount = (deps: Deps, userId: number): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const user = await findUser(tx, userId);
    if (!user) throw notFound();
    await deleteUser(tx, userId);
    if (user.email) await sendLetter(deps, tx, { user, letter: 'account-deleted', props: {}, owned: false });
  });
