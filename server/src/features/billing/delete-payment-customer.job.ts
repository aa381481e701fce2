import { z } from 'zod';
import type { Db } from '../../db/connect.ts';
import type { Deps } from '../../deps.ts';
import { job } from '../../jobs/job.ts';
import { isPaid } from './paid-statuses.ts';
import { findSubscription } from './subscriptions.queries.ts';

/** The account is already gone: this must not give up before the provider has stopped charging. */
export const deletePaymentCustomer = job({
  name: 'delete-payment-customer',
  data: z.object({ customer_id: z.string() }),
  retries: 20,
  run: (deps: Pick<Deps, 'payments'>, { customer_id }) => deps.payments.deletePaymentCustomer(customer_id),
});

/** Ends what a parent pays for, in the transaction that deletes the account; returns whether anything ran. */
export const cancelSubscriptionsOf = async (
  deps: Pick<Deps, 'queue'>,
  tx: Db,
  parentId: number,
): Promise<boolean> => {
  const known = await findSubscription(tx, parentId);
  if (known?.customer_id)
    await deps.queue.send(tx, deletePaymentCustomer, { customer_id: known.customer_id });
  return isPaid(known?.status);
};
