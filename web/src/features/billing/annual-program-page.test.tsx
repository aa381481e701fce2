import { billing, type Subscription } from '@inkling/contract';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { buildUser } from '../../testing/build-people.ts';
import { buildSubscription, buildSubscriptionPlan } from '../../testing/build-subscription-plan.ts';
import { pageOf, requestsTo, respond } from '../../testing/fake-server.ts';
import { renderScreen } from '../../testing/render-screen.tsx';

const annual = buildSubscriptionPlan({
  id: 'price_annual',
  name: 'Annual Program',
  unit_amount: 99_900,
  recurring: { interval: 'year', interval_count: 1 },
});

const open = (subscription: Partial<Subscription>) => {
  respond(billing.readSubscription, () => buildSubscription(subscription));
  respond(billing.listPlans, () => pageOf([buildSubscriptionPlan(), annual]));
  return renderScreen('annual-program', { as: buildUser() });
};

const unlimited = {
  status: 'active',
  product_name: 'Unlimited AI',
  price_id: 'price_month',
  unit_amount: 4900,
  interval: 'month',
  current_period_end: '2026-04-02T00:00:00.000Z',
  portal: true,
} as const;

test('a family with Unlimited AI joins by changing its plan', async () => {
  respond(billing.openPortal, () => ({ url: '#portal' }));
  await open(unlimited);
  expect(await screen.findByRole('region', { name: 'Current Plan' })).toBeTruthy();
  const join = within(await screen.findByRole('region', { name: 'Join' }));
  expect(join.getByText(/You change from Unlimited AI/)).toBeTruthy();
  await userEvent.click(join.getByRole('button', { name: 'Join' }));
  await expect
    .poll(() => requestsTo(billing.openPortal))
    .toMatchObject([{ query: { price_id: 'price_annual' } }]);
});

test.each([
  ['has the program', { ...unlimited, product_name: 'Annual Program', price_id: 'price_annual' }],
  ['has a payment to make first', { ...unlimited, status: 'past_due' as const }],
])('a family that %s is not asked to join', async (_, subscription) => {
  await open(subscription);
  expect(await screen.findByRole('region', { name: 'Current Plan' })).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Join' })).toBeNull();
});
