import { z } from 'zod';
import type { SubscriptionRow } from '../../db/schema/index.ts';
import type { Deps } from '../../deps.ts';
import { job } from '../../jobs/job.ts';
import type { SubscriptionState } from '../../services/payments/payment-provider.ts';
import { notifyOfSubscriptionChange } from './notify-of-subscription-change.ts';
import { lockCustomer, nextProviderRequestNumber, updateSubscription } from './subscriptions.queries.ts';

const ended = { status: 'canceled', cancel_at_period_end: false };

/** A response to a later request is never overwritten by one to an earlier request. */
const store = (
  deps: Pick<Deps, 'clock' | 'config' | 'db' | 'queue'>,
  customer_id: string,
  response: { number: number; state: SubscriptionState | null },
): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const before = await lockCustomer(tx, customer_id);
    if (!before || before.stored_request_number >= response.number) return;
    const news = response.state ?? (before.subscription_id ? ended : {});
    const after: SubscriptionRow = { ...before, ...news };
    await updateSubscription(tx, before.id, {
      ...news,
      stored_request_number: response.number,
      synced_at: deps.clock.now(),
    });
    await notifyOfSubscriptionChange(deps, tx, { before, after });
  });

/** Reads how a customer stands now and stores it: which event said so, and in which order, no longer matters. */
export const syncSubscription = job({
  name: 'sync-subscription',
  data: z.object({ customer_id: z.string(), refunded_payment: z.string().nullable().default(null) }),
  retries: 12,
  run: async (
    deps: Pick<Deps, 'clock' | 'config' | 'db' | 'payments' | 'queue'>,
    { customer_id, refunded_payment },
  ) => {
    const number = await nextProviderRequestNumber(deps.db, customer_id);
    // Somebody else's customer, or of an account that is gone.
    if (number === undefined) return;
    if (refunded_payment) await deps.payments.endRefunded(refunded_payment);
    const state = await deps.payments.readSubscription(customer_id);
    await store(deps, customer_id, { number, state });
  },
});
