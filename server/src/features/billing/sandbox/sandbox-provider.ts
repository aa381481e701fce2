import { randomBytes } from 'node:crypto';
import { screenPath } from '@inkling/contract';
import type { Db } from '../../../db/connect.ts';
import type { Clock } from '../../../services/clock/clock.ts';
import type {
  Order,
  PaymentProvider,
  SubscriptionState,
} from '../../../services/payments/payment-provider.ts';
import { createSandboxEvents } from '../../../services/payments/sandbox-events.ts';
import { findSandboxPlan, sandboxPlans } from '../../../services/payments/sandbox-plans.ts';
import {
  cancelOpenCheckouts,
  deleteCustomer,
  findNewestSubscription,
  insertCheckout,
  updateSubscription,
} from './sandbox.queries.ts';

interface SandboxDeps {
  db: Db;
  clock: Clock;
  publicUrl: () => string;
}

const createCheckout = async ({ db, clock }: SandboxDeps, order: Order): Promise<string> => {
  const id = `cs_sandbox_${randomBytes(12).toString('hex')}`;
  await cancelOpenCheckouts(db, order.customer_id);
  await insertCheckout(db, {
    id,
    created_at: clock.now(),
    customer_id: order.customer_id,
    price_id: order.plan.id,
    amount_today: order.first_month_cents ?? order.plan.unit_amount,
    success_url: order.success_url,
    cancel_url: order.cancel_url,
    expires_at: order.expires_at,
  });
  return new URL(order.success_url).origin + screenPath('sandbox-checkout', { id });
};

const readSubscription = async (db: Db, customerId: string): Promise<SubscriptionState | null> => {
  const found = await findNewestSubscription(db, customerId);
  if (!found) return null;
  const { product, unit_amount, recurring } = findSandboxPlan(found.price_id);
  return {
    subscription_id: found.id,
    status: found.status,
    price_id: found.price_id,
    product_name: product.name,
    unit_amount,
    interval: recurring.interval,
    current_period_end: found.current_period_end,
    cancel_at_period_end: found.cancel_at_period_end,
  };
};

/** Plays the provider when no keys are set: the same steps, and no money. */
export const sandboxProvider = (deps: SandboxDeps): PaymentProvider => {
  const { db } = deps;
  const { announce, readEvent } = createSandboxEvents(deps.clock);
  return {
    listPlans: async () => sandboxPlans,
    createCustomer: async ({ tracking_code }) => `cus_sandbox_${tracking_code}`,
    createCheckout: (order) => createCheckout(deps, order),
    createPortal: async ({ change }) =>
      deps.publicUrl() +
      screenPath('sandbox-portal', {}, change ? { change_to: change.price_id } : undefined),
    readEvent,
    readSubscription: (customerId) => readSubscription(db, customerId),
    // A payment is named after the subscription it was for.
    endRefunded: (payment) => updateSubscription(db, payment, { status: 'canceled' }),
    deletePaymentCustomer: (customerId) => deleteCustomer(db, customerId),
    sandbox: { announce },
  };
};
