import type { PortalAction, SandboxPortal } from '@inkling/contract';
import type { Db } from '../../../db/connect.ts';
import type { SandboxSubscriptionRow } from '../../../db/schema/index.ts';
import type { Deps } from '../../../deps.ts';
import { conflict, invalid } from '../../../http/app-error.ts';
import { findSandboxPlan, sandboxPlans } from '../../../services/payments/sandbox-plans.ts';
import { findSubscription } from '../subscriptions.queries.ts';
import { addInterval, advanceSubscription } from './advance-subscription.ts';
import { findNewestSubscription, lockSubscription, updateSubscription } from './sandbox.queries.ts';
import type { SandboxDeps } from './send-sandbox-event.ts';
import { sandboxOf, sendSandboxEvent } from './send-sandbox-event.ts';

/** The money-back promise of the plans page. */
const refundMs = 14 * 24 * 60 * 60 * 1000;

interface Wish {
  action: PortalAction;
  price_id?: string | undefined;
}
type Change = Partial<SandboxSubscriptionRow>;

const isRefundable = (row: SandboxSubscriptionRow, now: Date): boolean =>
  row.status === 'active' && now.getTime() - row.last_paid_at.getTime() <= refundMs;

const findOwn = async (deps: Pick<Deps, 'payments'>, db: Db, parentId: number) => {
  sandboxOf(deps);
  const customer_id = (await findSubscription(db, parentId))?.customer_id;
  return customer_id ? findNewestSubscription(db, customer_id) : undefined;
};

const presentPortal = (row: SandboxSubscriptionRow | undefined, now: Date): SandboxPortal => ({
  subscription: row
    ? {
        status: row.status,
        price_id: row.price_id,
        current_period_end: row.current_period_end.toISOString(),
        cancel_at_period_end: row.cancel_at_period_end,
        next_payment_fails: row.next_payment_fails,
        last_paid_cents: row.last_paid_cents,
        refundable: isRefundable(row, now),
      }
    : null,
  plans: sandboxPlans,
  changes: sandboxPlans
    .filter(({ id }) => id !== row?.price_id)
    .map(({ id, unit_amount, recurring }) => ({
      price_id: id,
      amount_today: unit_amount,
      renews_at: addInterval(now, recurring.interval).toISOString(),
    })),
});

/** A new price begins at once, with a payment and a period of its own. */
const changePlan = (priceId: string | undefined, now: Date): Change => {
  const plan = sandboxPlans.find(({ id }) => id === priceId);
  if (!plan) throw invalid('price_id', 'Please choose a plan');
  return {
    price_id: plan.id,
    current_period_end: addInterval(now, plan.recurring.interval),
    cancel_at_period_end: false,
    last_paid_at: now,
    last_paid_cents: plan.unit_amount,
  };
};

const payNow = (row: SandboxSubscriptionRow, now: Date): Change => {
  if (row.status !== 'past_due') throw conflict('Nothing is waiting to be paid.');
  return { status: 'active', unpaid_since: null, last_paid_at: now };
};

/** As if the period were over: the next payment is asked for now, and goes through or not. */
const payForNextPeriod = (row: SandboxSubscriptionRow, now: Date, fails: boolean): Change => {
  if (row.status !== 'active') throw conflict('The last payment is still waiting.');
  const ending = { ...row, current_period_end: now, next_payment_fails: fails };
  return advanceSubscription(ending, findSandboxPlan(row.price_id), now);
};

const changeOf = (row: SandboxSubscriptionRow, wish: Wish, now: Date): Change => {
  switch (wish.action) {
    case 'cancel':
      return { cancel_at_period_end: true };
    case 'resume':
      return { cancel_at_period_end: false };
    case 'change':
      return changePlan(wish.price_id, now);
    case 'renew_now':
      return payForNextPeriod(row, now, false);
    case 'fail_now':
      return payForNextPeriod(row, now, true);
    case 'fail_next':
      return { next_payment_fails: !row.next_payment_fails };
    case 'pay_now':
      return payNow(row, now);
    case 'refund':
      if (!isRefundable(row, now)) throw conflict('The 14 days of the money-back promise are over.');
      return {};
  }
};

export const readPortal = async (
  deps: Pick<Deps, 'clock' | 'db' | 'payments'>,
  parentId: number,
): Promise<SandboxPortal> => presentPortal(await findOwn(deps, deps.db, parentId), deps.clock.now());

export const changeInPortal = (deps: SandboxDeps, parentId: number, wish: Wish): Promise<SandboxPortal> =>
  deps.db.transaction(async (tx) => {
    const now = deps.clock.now();
    const found = await findOwn(deps, tx, parentId);
    const row = found && (await lockSubscription(tx, found.id));
    if (!row || row.status === 'canceled') throw conflict('There is no subscription to change.');
    const changed = { ...row, ...changeOf(row, wish, now) };
    await updateSubscription(tx, row.id, changed);
    const type = wish.action === 'refund' ? 'charge.refunded' : 'customer.subscription.updated';
    await sendSandboxEvent(deps, tx, { type, subscription: changed });
    return presentPortal(changed, now);
  });
