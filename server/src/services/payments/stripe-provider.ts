import Stripe from 'stripe';
import type { Clock } from '../clock/clock.ts';
import { addFirstMonthCoupon } from './first-month-coupon.ts';
import type { Customer, Order, PaymentProvider, PortalVisit } from './payment-provider.ts';
import { readSignedEvent } from './read-signed-event.ts';
import { fromStripePrice, fromStripeSubscription, isMissing, statusRank } from './stripe-mappers.ts';

/** Prices change rarely, and the page that shows them is public. */
const keepPricesMs = 60_000;

export interface StripeSettings {
  key: string;
  webhookSecrets: string[];
  /** Another address than Stripe's own. */
  apiUrl: string | undefined;
}

const openStripe = ({ key, apiUrl }: StripeSettings): Stripe => {
  const url = apiUrl && new URL(apiUrl);
  return new Stripe(key, {
    maxNetworkRetries: 2,
    timeout: 20_000,
    telemetry: false,
    ...(url && {
      host: url.hostname,
      port: url.port || (url.protocol === 'https:' ? 443 : 80),
      protocol: url.protocol === 'https:' ? 'https' : 'http',
    }),
  });
};

const listPrices = async (stripe: Stripe) => {
  const { data } = await stripe.prices.list({
    active: true,
    type: 'recurring',
    limit: 100,
    expand: ['data.product'],
  });
  return data.flatMap((price) => fromStripePrice(price) ?? []);
};

/** One checkout at a time: two open tabs must not become two subscriptions. */
const closeOpenCheckouts = async (stripe: Stripe, customer: string): Promise<void> => {
  const { data } = await stripe.checkout.sessions.list({ customer, status: 'open', limit: 100 });
  for (const { id } of data) await stripe.checkout.sessions.expire(id);
};

const createCheckout = async (stripe: Stripe, order: Order): Promise<string> => {
  await closeOpenCheckouts(stripe, order.customer_id);
  const coupon = await addFirstMonthCoupon(stripe, order);
  const { url } = await stripe.checkout.sessions.create({
    mode: 'subscription',
    customer: order.customer_id,
    line_items: [{ price: order.plan.id, quantity: 1 }],
    ...(coupon && { discounts: [{ coupon }] }),
    ...(order.expires_at && { expires_at: Math.floor(order.expires_at.getTime() / 1000) }),
    success_url: order.success_url,
    cancel_url: order.cancel_url,
  });
  if (!url) throw new Error('the checkout has no address');
  return url;
};

const createCustomer = async (stripe: Stripe, customer: Customer): Promise<string> => {
  const { tracking_code, email, full_name } = customer;
  const created = await stripe.customers.create(
    { name: full_name, metadata: { tracking_code }, ...(email && { email }) },
    { idempotencyKey: `customer-${tracking_code}` },
  );
  return created.id;
};

const listSubscriptions = async (stripe: Stripe, customer: string): Promise<Stripe.Subscription[]> => {
  try {
    return (await stripe.subscriptions.list({ customer, status: 'all', limit: 100 })).data;
  } catch (error) {
    // A customer from before the keys were set, or deleted over there, pays for nothing.
    if (isMissing(error)) return [];
    throw error;
  }
};

const readSubscription = async (stripe: Stripe, customer: string) => {
  const data = await listSubscriptions(stripe, customer);
  const [best] = data.sort(
    (one, other) => statusRank(one) - statusRank(other) || other.created - one.created,
  );
  const product = best?.items.data[0]?.price.product;
  if (!best || !product) return null;
  // Stripe expands four levels; the product of a listed subscription lies on the fifth.
  const named = await stripe.products.retrieve(typeof product === 'string' ? product : product.id);
  return fromStripeSubscription(best, named.name);
};

/** Stripe says what the change costs today and when it renews, and asks. */
const confirmChange = async (
  stripe: Stripe,
  { subscription_id, price_id }: NonNullable<PortalVisit['change']>,
): Promise<Stripe.BillingPortal.SessionCreateParams.FlowData | undefined> => {
  const running = await stripe.subscriptions.retrieve(subscription_id);
  const [item] = running.items.data;
  return (
    item && {
      type: 'subscription_update_confirm',
      subscription_update_confirm: {
        subscription: subscription_id,
        items: [{ id: item.id, price: price_id, quantity: 1 }],
      },
    }
  );
};

const createPortal = async (stripe: Stripe, { customer_id, return_url, change }: PortalVisit) => {
  const flow_data = change ? await confirmChange(stripe, change) : undefined;
  const { url } = await stripe.billingPortal.sessions.create({
    customer: customer_id,
    return_url,
    ...(flow_data && { flow_data }),
  });
  return url;
};

const endRefunded = async (stripe: Stripe, payment_intent: string): Promise<void> => {
  const { data } = await stripe.invoicePayments.list({
    payment: { type: 'payment_intent', payment_intent },
    expand: ['data.invoice'],
  });
  const invoice = data[0]?.invoice;
  if (!invoice || typeof invoice === 'string' || !('parent' in invoice)) return;
  const paidFor = invoice.parent?.subscription_details?.subscription;
  if (!paidFor) return;
  const found = await stripe.subscriptions.retrieve(typeof paidFor === 'string' ? paidFor : paidFor.id);
  const newest = typeof found.latest_invoice === 'string' ? found.latest_invoice : found.latest_invoice?.id;
  // Giving back an older month is a kindness, not the end.
  if (newest === invoice.id && found.status !== 'canceled') await stripe.subscriptions.cancel(found.id);
};

/** Deleting a customer cancels all it pays for. */
const deletePaymentCustomer = async (stripe: Stripe, customer: string): Promise<void> => {
  try {
    await stripe.customers.del(customer);
  } catch (error) {
    // Done by an earlier try.
    if (!isMissing(error)) throw error;
  }
};

export const stripeProvider = (settings: StripeSettings, clock: Clock): PaymentProvider => {
  const stripe = openStripe(settings);
  let prices: { read: ReturnType<typeof listPrices>; until: number } | undefined;
  const listPlans = () => {
    const now = clock.now().getTime();
    if (prices && now < prices.until) return prices.read;
    const read = listPrices(stripe);
    prices = { read, until: now + keepPricesMs };
    // A failure is not worth keeping.
    read.catch(() => {
      prices = undefined;
    });
    return read;
  };
  return {
    listPlans,
    createCustomer: (customer) => createCustomer(stripe, customer),
    createCheckout: (order) => createCheckout(stripe, order),
    createPortal: (visit) => createPortal(stripe, visit),
    readEvent: (signed) => readSignedEvent(signed, { secrets: settings.webhookSecrets, now: clock.now() }),
    readSubscription: (customerId) => readSubscription(stripe, customerId),
    endRefunded: (payment) => endRefunded(stripe, payment),
    deletePaymentCustomer: (customerId) => deletePaymentCustomer(stripe, customerId),
    sandbox: null,
  };
};
