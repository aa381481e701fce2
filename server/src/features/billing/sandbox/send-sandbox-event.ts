import type { Db } from '../../../db/connect.ts';
import type { SandboxSubscriptionRow } from '../../../db/schema/index.ts';
import type { Deps } from '../../../deps.ts';
import { notFound } from '../../../http/app-error.ts';
import type { SandboxEvents } from '../../../services/payments/payment-provider.ts';
import { handleWebhook } from '../handle-webhook.ts';

/** What a change in the sandbox touches: the provider's own rows, and the event it sends about them. */
export type SandboxDeps = Pick<Deps, 'clock' | 'db' | 'payments' | 'queue'>;

/** With real keys the sandbox does not exist. */
export const sandboxOf = (deps: Pick<Deps, 'payments'>): SandboxEvents => {
  if (!deps.payments.sandbox) throw notFound('This page');
  return deps.payments.sandbox;
};

/** Sandbox events take the same way in as those of the real provider. */
export const sendSandboxEvent = async (
  deps: Pick<Deps, 'clock' | 'payments' | 'queue'>,
  tx: Db,
  news: { type: string; subscription: Pick<SandboxSubscriptionRow, 'id' | 'customer_id'> },
): Promise<void> => {
  const { id, customer_id } = news.subscription;
  const about =
    news.type === 'charge.refunded'
      ? { object: 'charge', customer: customer_id, refunded: true, payment_intent: id }
      : { object: 'subscription', customer: customer_id, id };
  await handleWebhook(deps, tx, sandboxOf(deps).announce(news.type, about));
};
