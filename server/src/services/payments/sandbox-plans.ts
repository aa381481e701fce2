import { paidSubscriptionName, type SubscriptionPlan } from '@inkling/contract';

const since = '2026-01-01T00:00:00.000Z';

const plan = (
  terms: Pick<SubscriptionPlan, 'id' | 'product' | 'unit_amount'> & { interval: 'month' | 'year' },
): SubscriptionPlan => ({
  id: terms.id,
  product: terms.product,
  currency: 'aud',
  unit_amount: terms.unit_amount,
  unit_amount_decimal: String(terms.unit_amount),
  recurring: { interval: terms.interval, interval_count: 1 },
  type: 'recurring',
  active: true,
  metadata: {},
  created_at: since,
  updated_at: since,
});

const unlimited = {
  name: paidSubscriptionName,
  description: 'Unlimited AI feedback and challenges, for up to 5 children.',
};

/** What the sandbox sells: the same three prices an operator sets up at the real provider. */
export const sandboxPlans: SubscriptionPlan[] = [
  plan({ id: 'price_sandbox_month', product: unlimited, unit_amount: 4900, interval: 'month' }),
  plan({ id: 'price_sandbox_year', product: unlimited, unit_amount: 46_800, interval: 'year' }),
  plan({
    id: 'price_sandbox_annual',
    product: {
      name: 'Annual Program',
      description: '100 writing opportunities a year, holiday camps with teacher feedback, unlimited AI.',
    },
    unit_amount: 99_900,
    interval: 'year',
  }),
];

export const findSandboxPlan = (priceId: string): SubscriptionPlan => {
  const found = sandboxPlans.find(({ id }) => id === priceId);
  if (!found) throw new Error(`the sandbox has no price ${priceId}`);
  return found;
};
