import type { Deps } from '../../deps.ts';
import { notFound } from '../../http/app-error.ts';
import { endPayments } from '../billing/index.ts';
import { sendLetter } from '../notifications/index.ts';
import { lockUser } from './accounts.queries.ts';
import { removeUser } from './remove-user.ts';

/** The goodbye letter is the last thing kept, without an owner. */
export const deleteAccount = (deps: Deps, userId: number): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const user = await lockUser(tx, userId);
    if (!user) throw notFound();
    const hadPlan = await endPayments(deps, tx, user.id);
    await removeUser(deps, tx, user);
    const hadChildren = user.role === 'parent';
    await sendLetter(deps, tx, {
      user,
      letter: 'account-deleted',
      props: { hadChildren, hadPlan },
      owned: false,
    });
  });
