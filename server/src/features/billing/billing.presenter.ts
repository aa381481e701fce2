import type { Subscription } from '@inkling/contract';
import type { SubscriptionRow } from '../../db/schema/index.ts';
import { offerEndOf } from './first-month-offer.ts';
import { isPaid } from './paid-statuses.ts';

const free = {
  status: null,
  product_name: null,
  price_id: null,
  unit_amount: null,
  interval: null,
  current_period_end: null,
  cancel_at_period_end: false,
} as const;

const paid = (row: SubscriptionRow) => ({
  status: row.status === 'past_due' ? ('past_due' as const) : ('active' as const),
  product_name: row.product_name,
  price_id: row.price_id,
  unit_amount: row.unit_amount,
  interval: row.interval,
  current_period_end: row.current_period_end?.toISOString() ?? null,
  cancel_at_period_end: row.cancel_at_period_end,
});

export const presentSubscription = (
  row: SubscriptionRow,
  { now, sandbox }: { now: Date; sandbox: boolean },
): Subscription => ({
  ...(isPaid(row.status) ? paid(row) : free),
  offer_ends_at: offerEndOf(row, now)?.toISOString() ?? null,
  portal: Boolean(row.customer_id && row.subscription_id),
  sandbox,
});
