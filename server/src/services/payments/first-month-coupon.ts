import Stripe from 'stripe';
import type { Order } from './payment-provider.ts';

/**
 * The first-month offer as Stripe knows it: money off, once. Its name holds its terms, so that an offer of
 * another size is another coupon, and making one that exists does no harm.
 */
export const addFirstMonthCoupon = async (stripe: Stripe, order: Order): Promise<string | null> => {
  if (order.first_month_cents === null) return null;
  const { currency, unit_amount } = order.plan;
  const amount_off = unit_amount - order.first_month_cents;
  const id = `first-month-${currency}-${amount_off}`;
  try {
    await stripe.coupons.create({ id, name: 'First month', amount_off, currency, duration: 'once' });
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError && error.code === 'resource_already_exists'))
      throw error;
  }
  return id;
};
