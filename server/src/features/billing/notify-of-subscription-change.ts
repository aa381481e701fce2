import { type Language, locales } from '@inkling/contract';
import type { Db } from '../../db/connect.ts';
import type { SubscriptionRow } from '../../db/schema/index.ts';
import type { Deps } from '../../deps.ts';
import { languageOf, queueEmail } from '../notifications/index.ts';
import { isPaid } from './paid-statuses.ts';
import { priceInWords } from './price-in-words.ts';
import { subscriptionPlanLimits } from './subscription-plan-limits.ts';
import { countChildrenOf, findParent } from './subscriptions.queries.ts';

interface News {
  before: SubscriptionRow;
  after: SubscriptionRow;
}

const dayInWords = (moment: Date | null, how: { timeZone: string; language: Language }): string =>
  moment
    ? new Intl.DateTimeFormat(locales[how.language], { dateStyle: 'long', timeZone: how.timeZone }).format(
        moment,
      )
    : '';

const isLater = (after: Date | null, before: Date | null): boolean =>
  (after?.getTime() ?? 0) > (before?.getTime() ?? 0);

/** A payment falls due when the time that was paid for is over; asked for before that, it is due now. */
const earlierOf = (end: Date | null, now: Date): Date => (end && end < now ? end : now);

/** What happened to a plan that was and is paid for: the first that fits, so that one event is one email. */
const changeOf = ({ before, after }: News) => {
  if (before.price_id !== after.price_id) return 'plan-changed';
  if (!before.cancel_at_period_end && after.cancel_at_period_end) return 'cancelled';
  if (before.cancel_at_period_end && !after.cancel_at_period_end) return 'resumed';
  const isPaidAgain = before.status === 'past_due' && after.status !== 'past_due';
  const isRenewed =
    after.status !== 'past_due' && isLater(after.current_period_end, before.current_period_end);
  return isPaidAgain || isRenewed ? 'paid' : null;
};

/** Writes to the parent when what the family has begins, changes, is paid for, ends or is in danger. */
export const notifyOfSubscriptionChange = async (
  deps: Pick<Deps, 'clock' | 'config' | 'queue'>,
  tx: Db,
  { before, after }: News,
): Promise<void> => {
  const user = await findParent(tx, after.parent_id);
  if (!user) return;
  const plan = after.product_name ?? before.product_name ?? '';
  const language = languageOf(user);
  const price = priceInWords(after, language);
  const how = { timeZone: deps.config.TIME_ZONE, language };
  const day = dayInWords(after.current_period_end, how);
  const now = deps.clock.now();
  if (before.status !== after.status && after.status === 'past_due') {
    const due = dayInWords(earlierOf(before.current_period_end, now), how);
    await queueEmail(deps, tx, { user, template: 'payment-problem', props: { plan, price, due } });
  } else if (!isPaid(before.status) && isPaid(after.status)) {
    const props = { plan, price, renews: day };
    await queueEmail(deps, tx, { user, template: 'subscription-started', props });
  } else if (isPaid(before.status) && !isPaid(after.status)) {
    const tooMany = (await countChildrenOf(tx, user.id)) > subscriptionPlanLimits.free.children;
    const props = { plan, price, day: dayInWords(now, how), tooMany };
    await queueEmail(deps, tx, { user, template: 'subscription-ended', props });
  } else if (isPaid(after.status)) {
    const what = changeOf({ before, after });
    if (what)
      await queueEmail(deps, tx, {
        user,
        template: 'subscription-changed',
        props: { what, plan, price, day },
      });
  }
};
