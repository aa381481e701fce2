import type { Db } from '../../db/connect.ts';
import type { SubscriptionRow } from '../../db/schema/index.ts';
import type { Deps } from '../../deps.ts';
import { queueEmail } from '../notifications/index.ts';
import { isPaid } from './paid-statuses.ts';
import { plans } from './plans.ts';
import { countChildrenOf, findParent } from './subscriptions.queries.ts';

const dayInWords = (moment: Date | null, timeZone: string): string =>
  moment ? new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeZone }).format(moment) : '';

/** Writes to the parent when what the family has begins, ends or is in danger. */
export const notifyOfSubscriptionChange = async (
  deps: Pick<Deps, 'config' | 'queue'>,
  tx: Db,
  { before, after }: { before: SubscriptionRow; after: SubscriptionRow },
): Promise<void> => {
  if (before.status === after.status) return;
  const user = await findParent(tx, after.parent_id);
  if (!user) return;
  const plan = after.product_name ?? before.product_name ?? '';
  if (after.status === 'past_due') {
    await queueEmail(deps, tx, { user, template: 'payment-problem', props: { plan } });
  } else if (!isPaid(before.status) && isPaid(after.status)) {
    const renews = dayInWords(after.current_period_end, deps.config.TIME_ZONE);
    await queueEmail(deps, tx, { user, template: 'subscription-started', props: { plan, renews } });
  } else if (isPaid(before.status) && !isPaid(after.status)) {
    const tooMany = (await countChildrenOf(tx, user.id)) > plans.free.children;
    await queueEmail(deps, tx, { user, template: 'subscription-ended', props: { plan, tooMany } });
  }
};
