import type { Db } from '../../db/connect.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import type { PaymentEvent, SignedBody } from '../../services/payments/payment-provider.ts';
import { BadSignature } from '../../services/payments/read-signed-event.ts';
import { recordPaymentEvent } from './subscriptions.queries.ts';
import { syncSubscription } from './sync-subscription.job.ts';

const readEvent = (deps: Pick<Deps, 'payments'>, signed: SignedBody): PaymentEvent => {
  try {
    return deps.payments.readEvent(signed);
  } catch (error) {
    if (!(error instanceof BadSignature)) throw error;
    throw new AppError('malformed', 'The signature is not right.', {
      event: { event: 'payment_event_refused', kind: 'signature' },
    });
  }
};

/** Takes an event in once and has it followed; the provider gets its answer before we ask it anything back. */
export const handleWebhook = async (
  deps: Pick<Deps, 'clock' | 'payments' | 'queue'>,
  tx: Db,
  signed: SignedBody,
): Promise<void> => {
  const { id, type, customer_id, refunded_payment } = readEvent(deps, signed);
  const isNew = await recordPaymentEvent(tx, { id, type, received_at: deps.clock.now() });
  if (isNew && customer_id) await deps.queue.send(tx, syncSubscription, { customer_id, refunded_payment });
};
