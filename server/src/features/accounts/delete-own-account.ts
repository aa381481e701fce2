import type { Deps } from '../../deps.ts';
import { notFound } from '../../http/app-error.ts';
import { cancelSubscriptionsOf } from '../billing/index.ts';
import { queueEmail } from '../notifications/index.ts';
import { findUser, lockUser } from './accounts.queries.ts';
import { deleteUserAndData } from './delete-user-and-data.ts';
import { handOverCoursesBeforeDeletion } from './hand-over-courses-before-deletion.ts';

/** The goodbye email is the last thing kept, without an owner. */
export const deleteOwnAccount = (
  deps: Pick<Deps, 'clock' | 'config' | 'db' | 'queue'>,
  userId: number,
): Promise<void> =>
  deps.db.transaction(async (tx) => {
    // School, activities and classes before the person: the order of everybody who hands a class over.
    const leaver = await findUser(tx, userId);
    if (leaver?.role === 'teacher') await handOverCoursesBeforeDeletion(deps, tx, leaver);
    const user = await lockUser(tx, userId);
    if (!user) throw notFound();
    const hadPlan = await cancelSubscriptionsOf(deps, tx, user.id);
    await deleteUserAndData(deps, tx, user);
    const hadChildren = user.role === 'parent';
    await queueEmail(deps, tx, {
      user,
      template: 'account-deleted',
      props: { hadChildren, hadPlan },
      isOwned: false,
    });
  });
