import { type billing, type CheckedInput, firstMonthOf, type SubscriptionPlan } from '@inkling/contract';
import type { SubscriptionRow } from '../../db/schema/index.ts';
import type { Deps } from '../../deps.ts';
import { AppError, conflict, invalid, unauthenticated } from '../../http/app-error.ts';
import type { Caller } from '../../http/caller.ts';
import { checkRedirectUrl } from './check-redirect-url.ts';
import { checkoutEndOf, findSubscriptionOrStartOffer, offerEndOf } from './first-month-offer.ts';
import { isPaid } from './paid-statuses.ts';
import { findParent, saveCustomer } from './subscriptions.queries.ts';
import { syncSubscription } from './sync-subscription.job.ts';

type Wish = CheckedInput<typeof billing.openCheckout>['body'];

const alreadyPaid = () => conflict('Your family already has a plan. You can change it under Manage Billing.');

/** Asks the provider too: its event may still be on the way to us. */
const rejectSecondSubscription = async (
  deps: Pick<Deps, 'db' | 'payments' | 'queue'>,
  customer_id: string,
): Promise<void> => {
  const state = await deps.payments.readSubscription(customer_id);
  if (!isPaid(state?.status)) return;
  await deps.queue.send(deps.db, syncSubscription, { customer_id });
  throw alreadyPaid();
};

const customerOf = async (deps: Pick<Deps, 'db' | 'payments'>, caller: Caller): Promise<string> => {
  const parent = await findParent(deps.db, caller.id);
  if (!parent) throw unauthenticated();
  return saveCustomer(deps.db, parent.id, await deps.payments.createCustomer(parent));
};

const offerEnded = 'The offer for the first month has ended. Please look at the price again.';

/** What the first month costs under the offer, and until when that can be paid. */
const offeredPrice = (plan: SubscriptionPlan, family: SubscriptionRow, now: Date) => {
  const end = offerEndOf(family, now);
  const cents = firstMonthOf(plan);
  return end && cents !== null ? { cents, expires_at: checkoutEndOf(end, now) } : null;
};

export const openCheckout = async (
  deps: Pick<Deps, 'clock' | 'config' | 'db' | 'payments' | 'queue'>,
  caller: Caller,
  wish: Wish,
): Promise<{ url: string }> => {
  const { PUBLIC_URL } = deps.config;
  const success_url = checkRedirectUrl('success_url', wish.success_url, PUBLIC_URL);
  const cancel_url = checkRedirectUrl('cancel_url', wish.cancel_url, PUBLIC_URL);
  if (caller.email && !caller.email_verified)
    throw new AppError('verify_email', 'Please verify your email to continue.');
  const plan = (await deps.payments.listPlans()).find(({ id }) => id === wish.price_id);
  if (!plan) throw invalid('price_id', 'This plan is no longer available');
  const known = await findSubscriptionOrStartOffer(deps, caller.id);
  if (isPaid(known.status)) throw alreadyPaid();
  const offered = offeredPrice(plan, known, deps.clock.now());
  if (wish.with_offer && !offered) throw conflict(offerEnded);
  if (known.customer_id) await rejectSecondSubscription(deps, known.customer_id);
  const customer_id = known.customer_id ?? (await customerOf(deps, caller));
  const url = await deps.payments.createCheckout({
    customer_id,
    plan,
    first_month_cents: offered?.cents ?? null,
    expires_at: offered?.expires_at ?? null,
    success_url,
    cancel_url,
  });
  return { url };
};
