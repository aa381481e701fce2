import { billing, type Subscription, type SubscriptionPlan } from '@inkling/contract';
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { buildUser } from '../../testing/build-people.ts';
import { buildSubscription, buildSubscriptionPlan } from '../../testing/build-subscription-plan.ts';
import { ErrorResponse } from '../../testing/error-response.ts';
import { pageOf, requestsTo, respond } from '../../testing/fake-server.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { formatNearDateTime } from '../../ui/dates.ts';

const offerEnd = '2026-03-05T05:10:00.000Z';

const yearly = { interval: 'year', interval_count: 1 } as const;
const annual = buildSubscriptionPlan({
  id: 'price_annual',
  name: 'Annual Program',
  unit_amount: 99_900,
  recurring: yearly,
});

const open = (
  subscription: Partial<Subscription>,
  plans: SubscriptionPlan[] = [buildSubscriptionPlan(), annual],
) => {
  respond(billing.readSubscription, () => buildSubscription(subscription));
  respond(billing.listPlans, () => pageOf(plans));
  return renderScreen('parent-billing', { as: buildUser() });
};

const paid = {
  status: 'active',
  product_name: 'Unlimited AI',
  price_id: 'price_month',
  unit_amount: 4900,
  interval: 'month',
  current_period_end: '2026-04-02T00:00:00.000Z',
  portal: true,
} as const;

test('a family on Free sees the offer, the program and no way to manage what it does not have', async () => {
  await open({ offer_ends_at: offerEnd });
  const offer = within(await screen.findByRole('region', { name: 'Special offer' }));
  expect(offer.getByText(/first month \$9.90, then \$49 per month/)).toBeTruthy();
  expect(offer.getByText(`Special offer, until ${formatNearDateTime(offerEnd)}`)).toBeTruthy();
  const current = within(screen.getByRole('region', { name: 'Current Plan' }));
  expect(current.getByRole('heading', { name: 'Free Plan' })).toBeTruthy();
  expect(current.queryByRole('button', { name: 'Manage Billing' })).toBeNull();
  const program = within(screen.getByRole('region', { name: 'Annual Program' }));
  expect(program.getByText(/\$999 per year/)).toBeTruthy();
});

test('a family that had a plan before is offered the regular price', async () => {
  await open({ offer_ends_at: null });
  const offer = within(await screen.findByRole('region', { name: 'Special offer' }));
  expect(offer.getByRole('heading', { name: 'Unlimited AI for $49 per month' })).toBeTruthy();
  expect(offer.queryByText(/9\.90/)).toBeNull();
});

test.each([
  ['renews', {}, /\$49\.00 per month, renews on 2 April 2026/],
  ['was cancelled', { cancel_at_period_end: true }, /Ends on 2 April 2026\. Nothing more will be charged\./],
] as const)('a plan that %s says so', async (_, change, words) => {
  await open({ ...paid, ...change });
  const current = within(await screen.findByRole('region', { name: 'Current Plan' }));
  expect(current.getByText(words)).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Special offer' })).toBeNull();
  expect(screen.queryAllByText(/ends on 2 April 2026$/)).toHaveLength(
    'cancel_at_period_end' in change ? 1 : 0,
  );
});

test('a payment that failed is said before anything else', async () => {
  await open({ ...paid, status: 'past_due' });
  expect(await screen.findByText('A payment did not go through')).toBeTruthy();
  expect(screen.getByText('Payment due')).toBeTruthy();
});

test('the sandbox says that no money moves', async () => {
  await open({ sandbox: true });
  expect(await screen.findByText('Payment sandbox')).toBeTruthy();
});

test('without any price the plans can still be compared', async () => {
  await open({ offer_ends_at: offerEnd }, []);
  const compared = within(await screen.findByRole('region', { name: 'Compare Plans' }));
  expect(compared.getByText('$49 per month')).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Special offer' })).toBeNull();
});

test('upgrading opens the checkout, and a checkout that cannot open leaves the button to try again', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  const { user } = await open({ offer_ends_at: offerEnd });
  respond(billing.openCheckout, () => {
    throw new ErrorResponse('too_many', 'Please wait a moment');
  });
  const upgrade = await screen.findByRole('button', { name: 'Upgrade' });
  await user.click(upgrade);
  await expect
    .poll(() => requestsTo(billing.openCheckout))
    .toMatchObject([{ body: { price_id: 'price_month', with_offer: true } }]);
  expect(await screen.findByText('Please wait a moment')).toBeTruthy();
  await expect.poll(() => upgrade.hasAttribute('data-loading')).toBe(false);
  expect(logged).toHaveBeenCalled();
  logged.mockRestore();
});

test('what cannot be loaded offers to try again', async () => {
  respond(billing.listPlans, () => pageOf([buildSubscriptionPlan()]));
  respond(billing.readSubscription, () => {
    throw new ErrorResponse('too_many', 'Too many at once');
  });
  const { user } = await renderScreen('parent-billing', { as: buildUser() });
  const retry = await screen.findByRole('button', { name: 'Retry' });
  respond(billing.readSubscription, () => buildSubscription());
  await user.click(retry);
  expect(await screen.findByRole('heading', { name: 'Free Plan' })).toBeTruthy();
});
