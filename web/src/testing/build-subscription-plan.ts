import type { Subscription, SubscriptionPlan } from '@inkling/contract';

const at = '2026-03-02T09:00:00.000Z';

/** A price of the payment provider, the paid plan by the month unless said. */
export const buildSubscriptionPlan = ({
  name = 'Unlimited AI',
  ...values
}: Partial<SubscriptionPlan> & { name?: string } = {}): SubscriptionPlan => ({
  id: 'price_month',
  product: { name, description: '' },
  currency: 'aud',
  unit_amount: 4900,
  unit_amount_decimal: '4900',
  recurring: { interval: 'month', interval_count: 1 },
  type: 'recurring',
  active: true,
  metadata: {},
  created_at: at,
  updated_at: at,
  ...values,
});

/** How a family stands, on the Free plan unless said. */
export const buildSubscription = (values: Partial<Subscription> = {}): Subscription => ({
  status: null,
  product_name: null,
  price_id: null,
  unit_amount: null,
  interval: null,
  current_period_end: null,
  cancel_at_period_end: false,
  offer_ends_at: null,
  portal: false,
  sandbox: false,
  ...values,
});
