import { apiBase, billing } from '@inkling/contract';
import Stripe from 'stripe';
import { afterAll } from 'vitest';
import { type FakeStripe, startFakeStripe } from './start-fake-stripe.ts';
import { useTestApp } from './use-test-app.ts';

const secret = 'whsec_of_the_test';
/** The one that it replaces. */
export const secretBefore = 'whsec_before_the_test';
const { webhooks } = new Stripe('unused');

export interface StripeEvent {
  id: string;
  type: string;
  object: Record<string, unknown>;
}

const unlimited = { name: 'Unlimited AI', description: 'All of it', active: true };
const prices: FakeStripe['data']['prices'] = [
  { id: 'price_month', unit_amount: 4900, interval: 'month', product: unlimited },
  { id: 'price_year', unit_amount: 46_800, interval: 'year', product: unlimited },
  {
    id: 'price_annual',
    unit_amount: 99_900,
    interval: 'year',
    product: { name: 'Annual Program', description: null, active: true },
  },
];

/** The app with real keys, its Stripe on loopback, and events as Stripe signs them. */
export const useStripeApp = () => {
  let stripe: FakeStripe | undefined;
  const server = useTestApp(async () => {
    stripe = await startFakeStripe();
    stripe.data.prices.push(...prices);
    return {
      STRIPE_SECRET_KEY: 'sk_test_of_the_test',
      STRIPE_WEBHOOK_SECRET: `${secret},${secretBefore}`,
      STRIPE_API_URL: stripe.url,
      PUBLIC_URL: 'https://inkling.example',
    };
  });
  afterAll(() => stripe?.close());
  const running = (): FakeStripe => {
    if (!stripe) throw new Error('Stripe starts before the first test');
    return stripe;
  };
  const post = async (payload: string, signature: string): Promise<number> => {
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
    const url = apiBase + billing.receiveEvent.path;
    return (await server.app.inject({ method: 'POST', url, headers, payload })).statusCode;
  };
  const sign = (payload: string, key: { secret?: string; ageSeconds?: number } = {}): string =>
    webhooks.generateTestHeaderString({
      payload,
      secret: key.secret ?? secret,
      timestamp: Math.floor(server.deps.clock.now().getTime() / 1000) - (key.ageSeconds ?? 0),
    });
  const write = ({ id, type, object }: StripeEvent): string =>
    JSON.stringify({ id, object: 'event', type, created: 1, data: { object } }, null, 2);
  return {
    server,
    get stripe() {
      return running();
    },
    post,
    sign,
    write,
    /** Delivers an event as Stripe does. */
    sendEvent: (event: StripeEvent): Promise<number> => {
      const payload = write(event);
      return post(payload, sign(payload));
    },
  };
};
