import type { SubscriptionPlan } from '@inkling/contract';
import Stripe from 'stripe';
import type { SubscriptionState } from './payment-provider.ts';

const moment = (seconds: number): string => new Date(seconds * 1000).toISOString();

const isInterval = (interval: string | undefined): interval is 'month' | 'year' =>
  interval === 'month' || interval === 'year';

/** A price we can sell, or null: weekly, tiered or orphaned ones are somebody else's business. */
export const fromStripePrice = (price: Stripe.Price): SubscriptionPlan | null => {
  const { product, recurring, unit_amount } = price;
  if (typeof product === 'string' || product.deleted || !product.active) return null;
  if (!recurring || !isInterval(recurring.interval) || unit_amount === null) return null;
  return {
    id: price.id,
    product: { name: product.name, description: product.description ?? '' },
    currency: price.currency,
    unit_amount,
    unit_amount_decimal: String(price.unit_amount_decimal ?? unit_amount),
    recurring: { interval: recurring.interval, interval_count: recurring.interval_count },
    type: 'recurring',
    active: price.active,
    metadata: price.metadata,
    created_at: moment(price.created),
    updated_at: moment(price.created),
  };
};

/** Of several subscriptions the one that gives the family most, then the newest. */
const statusOrder = ['active', 'trialing', 'past_due', 'unpaid', 'paused', 'incomplete'];
export const statusRank = ({ status }: Pick<Stripe.Subscription, 'status'>): number => {
  const place = statusOrder.indexOf(status);
  return place === -1 ? statusOrder.length : place;
};

export const fromStripeSubscription = (
  subscription: Stripe.Subscription,
  product_name: string,
): SubscriptionState | null => {
  const [item] = subscription.items.data;
  if (!item) return null;
  const interval = item.price.recurring?.interval;
  return {
    subscription_id: subscription.id,
    status: subscription.status,
    price_id: item.price.id,
    product_name,
    unit_amount: item.price.unit_amount ?? 0,
    interval: isInterval(interval) ? interval : 'month',
    current_period_end: new Date((subscription.cancel_at ?? item.current_period_end) * 1000),
    // The portal may also name the day of the end itself.
    cancel_at_period_end: subscription.cancel_at_period_end || subscription.cancel_at !== null,
  };
};

export const isMissing = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeError && error.statusCode === 404;
