import Stripe from 'stripe';
import type { PaymentEvent, SignedBody } from './payment-provider.ts';

const toleranceSeconds = 5 * 60;

/** No key: signatures are made and checked on this machine. */
const { webhooks } = new Stripe('unused');

export class BadSignature extends Error {}

/** The parts we look at; which of them an event has depends on its type. */
interface EventObject {
  id?: string;
  object?: string;
  customer?: string | { id: string } | null;
  refunded?: boolean;
  payment_intent?: string | { id: string } | null;
}

const idOf = (value: string | { id: string } | null | undefined): string | null =>
  typeof value === 'string' ? value : (value?.id ?? null);

const presentEvent = (event: Stripe.Event): PaymentEvent => {
  const about = event.data.object as EventObject; // A union of all that Stripe has; we read what many share.
  return {
    id: event.id,
    type: event.type,
    customer_id: about.object === 'customer' ? (about.id ?? null) : idOf(about.customer),
    refunded_payment: event.type === 'charge.refunded' && about.refunded ? idOf(about.payment_intent) : null,
  };
};

const readEvent = (
  { body, signature }: SignedBody,
  { secret, now }: { secret: string; now: Date },
): PaymentEvent | null => {
  try {
    return presentEvent(
      webhooks.constructEvent(body, signature, secret, toleranceSeconds, undefined, now.getTime()),
    );
  } catch {
    // Whatever is wrong with it, a stranger learns only that it was refused.
    return null;
  }
};

/** Checks that the provider wrote this, not long ago, and says what it is about. One of the secrets is enough. */
export const readSignedEvent = (signed: SignedBody, key: { secrets: string[]; now: Date }): PaymentEvent => {
  for (const secret of key.secrets) {
    const event = readEvent(signed, { secret, now: key.now });
    if (event) return event;
  }
  throw new BadSignature('not signed by the payment provider');
};

export const signEvent = (body: string, key: { secret: string; now: Date }): SignedBody => ({
  body,
  signature: webhooks.generateTestHeaderString({
    payload: body,
    secret: key.secret,
    timestamp: Math.floor(key.now.getTime() / 1000),
  }),
});
