import { billing } from '@inkling/contract';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { buildUser } from '../../testing/build-people.ts';
import { buildSubscription, buildSubscriptionPlan } from '../../testing/build-subscription-plan.ts';
import { pageOf, requestsTo, respond } from '../../testing/fake-server.ts';
import { fill } from '../../testing/fill.ts';
import { renderScreen } from '../../testing/render-screen.tsx';

const offerEnd = '2026-03-05T05:10:00.000Z';

const yearly = buildSubscriptionPlan({
  id: 'price_year',
  unit_amount: 46_800,
  recurring: { interval: 'year', interval_count: 1 },
});

beforeEach(() => {
  respond(billing.listPlans, () => pageOf([buildSubscriptionPlan(), yearly]));
  respond(billing.readSubscription, () => buildSubscription({ offer_ends_at: offerEnd }));
});

const choosePaid = async () => {
  const visit = await renderScreen('subscription', { as: buildUser() });
  await visit.user.click(await screen.findByRole('button', { name: 'Select: Unlimited AI' }));
  return visit;
};

test('a guest who chooses a plan signs in first and comes back', async () => {
  const { user, address } = await renderScreen('subscription');
  await user.click(await screen.findByRole('button', { name: 'Select: Unlimited AI' }));
  expect(address()).toBe('/login?redirect=%2Fsubscription');
});

test('somebody who is not a parent may look and not choose', async () => {
  await renderScreen('subscription', { as: buildUser({ role: 'teacher' }) });
  expect(await screen.findByText('Only parents can subscribe to a plan')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Select/ })).toBeNull();
});

test('a family with a plan is sent to Billing', async () => {
  respond(billing.readSubscription, () =>
    buildSubscription({ status: 'active', product_name: 'Unlimited AI' }),
  );
  await renderScreen('subscription', { as: buildUser() });
  expect(await screen.findByText('Your family already has a plan')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Select/ })).toBeNull();
});

test('without a paid price the page says so', async () => {
  respond(billing.listPlans, () => pageOf([]));
  await renderScreen('subscription');
  expect(await screen.findByText('No plans at the moment')).toBeTruthy();
});

test('the summary follows the plan and how often it is paid', async () => {
  const { user } = await choosePaid();
  const summary = within(await screen.findByRole('region', { name: 'Order summary' }));
  expect(summary.getByText('$49 per month')).toBeTruthy();
  expect(summary.getByText('$9.90')).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: 'Yearly' }));
  expect(summary.getByText('$468 per year')).toBeTruthy();
  expect(summary.queryByText('$9.90')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Select: Free Plan' }));
  expect(screen.getByText('Nothing to pay and no card needed.')).toBeTruthy();
});

test('the form lets go only when it is whole, and sends nothing of it', async () => {
  const { user } = await choosePaid();
  const subscribe = await screen.findByRole('button', { name: 'Subscribe' });
  await user.click(screen.getByRole('checkbox', { name: /I agree/ }));
  for (const [label, text] of [
    ['Cardholder name', 'Sam Rivers'],
    ['Card number', '4242 4242 4242 4242'],
    ['Expiry', '12/30'],
    ['Security code', '123'],
    ['Address', '1 Harbour Street'],
    ['City', 'Sydney'],
    ['Zip code', '2000'],
  ] as const) {
    expect(subscribe).toHaveProperty('disabled', true);
    fill(screen.getByLabelText(label), text);
  }
  expect(subscribe).toHaveProperty('disabled', false);
  respond(billing.openCheckout, () => ({ url: '#checkout' }));
  await user.click(subscribe);
  await expect.poll(() => requestsTo(billing.openCheckout)).toHaveLength(1);
  expect(JSON.stringify(requestsTo(billing.openCheckout))).not.toMatch(/4242|Harbour|12\/30/);
});

test('PayPal needs no card, only the agreement', async () => {
  const { user } = await choosePaid();
  await user.click(await screen.findByRole('tab', { name: 'PayPal' }));
  const subscribe = screen.getByRole('button', { name: 'Subscribe' });
  expect(subscribe).toHaveProperty('disabled', true);
  await user.click(screen.getByRole('checkbox', { name: /I agree/ }));
  expect(subscribe).toHaveProperty('disabled', false);
});
