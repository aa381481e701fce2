import { randomBytes } from 'node:crypto';
import { type checkoutOutcomes, type SandboxCheckout, screenPath } from '@inkling/contract';
import type { Db } from '../../../db/connect.ts';
import type { SandboxCheckoutRow } from '../../../db/schema/index.ts';
import type { Deps } from '../../../deps.ts';
import { conflict, notFound } from '../../../http/app-error.ts';
import { findSandboxPlan } from '../../../services/payments/sandbox-plans.ts';
import { findSubscription } from '../subscriptions.queries.ts';
import { addInterval } from './advance-subscription.ts';
import { closeCheckout, findCheckout, insertSubscription } from './sandbox.queries.ts';
import type { SandboxDeps } from './send-sandbox-event.ts';
import { sandboxOf, sendSandboxEvent } from './send-sandbox-event.ts';

interface Which {
  parentId: number;
  id: string;
}

const findOwn = async (
  deps: Pick<Deps, 'payments'>,
  db: Db,
  { parentId, id }: Which,
): Promise<SandboxCheckoutRow> => {
  sandboxOf(deps);
  const customer_id = (await findSubscription(db, parentId))?.customer_id;
  const found = customer_id && (await findCheckout(db, { id, customer_id }));
  if (!found) throw notFound('This checkout');
  return found;
};

const isExpired = ({ status, expires_at }: SandboxCheckoutRow, now: Date): boolean =>
  status === 'open' && expires_at !== null && expires_at <= now;

export const readCheckout = async (
  deps: Pick<Deps, 'clock' | 'db' | 'payments'>,
  which: Which,
): Promise<SandboxCheckout> => {
  const checkout = await findOwn(deps, deps.db, which);
  const { id, price_id, amount_today, cancel_url } = checkout;
  const status = isExpired(checkout, deps.clock.now()) ? 'canceled' : checkout.status;
  return { id, status, plan: findSandboxPlan(price_id), amount_today, cancel_url };
};

const subscribe = async (
  deps: Pick<Deps, 'clock' | 'payments' | 'queue'>,
  tx: Db,
  checkout: SandboxCheckoutRow,
): Promise<void> => {
  const now = deps.clock.now();
  const { interval } = findSandboxPlan(checkout.price_id).recurring;
  const subscription = {
    id: `sub_sandbox_${randomBytes(12).toString('hex')}`,
    created_at: now,
    customer_id: checkout.customer_id,
    price_id: checkout.price_id,
    status: 'active' as const,
    current_period_end: addInterval(now, interval),
    last_paid_at: now,
    last_paid_cents: checkout.amount_today,
  };
  await insertSubscription(tx, subscription);
  await sendSandboxEvent(deps, tx, { type: 'customer.subscription.created', subscription });
};

/** Like at a bank: a declined card leaves the checkout open for another try. */
export const finishCheckout = (
  deps: SandboxDeps,
  which: Which,
  action: (typeof checkoutOutcomes)[number],
): Promise<{ url: string }> =>
  deps.db.transaction(async (tx) => {
    const checkout = await findOwn(deps, tx, which);
    const { success_url, cancel_url } = checkout;
    if (action === 'decline') return { url: new URL(success_url).origin + screenPath('payment-failed') };
    const isTooLate = isExpired(checkout, deps.clock.now());
    const isPaying = action === 'pay' && !isTooLate;
    const isClosed = await closeCheckout(tx, checkout.id, isPaying ? 'paid' : 'canceled');
    if (action === 'cancel') return { url: cancel_url };
    if (!isClosed || isTooLate) throw conflict('This checkout is closed. Please choose a plan again.');
    await subscribe(deps, tx, checkout);
    return { url: success_url };
  });
