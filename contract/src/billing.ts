import { z } from 'zod';
import { endpoints, json, list, noContent } from './endpoint.ts';
import { paging, timestamp } from './fields.ts';

const intervals = ['month', 'year'] as const;

/** A price as the payment provider knows it; amounts in cents. */
export const subscriptionPlan = z.object({
  id: z.string(),
  product: z.object({ name: z.string(), description: z.string() }),
  currency: z.string(),
  unit_amount: z.number().int(),
  unit_amount_decimal: z.string(),
  recurring: z.object({ interval: z.enum(intervals), interval_count: z.number().int() }),
  type: z.enum(['recurring']),
  active: z.boolean(),
  metadata: z.record(z.string(), z.string()),
  created_at: timestamp,
  updated_at: timestamp,
});
export type SubscriptionPlan = z.infer<typeof subscriptionPlan>;

/** How a family stands with us. */
const subscription = z.object({
  /** null is the Free plan; past_due keeps the plan while the payment is tried again. */
  status: z.enum(['active', 'past_due']).nullable(),
  product_name: z.string().nullable(),
  price_id: z.string().nullable(),
  unit_amount: z.number().int().nullable(),
  interval: z.enum(intervals).nullable(),
  /** When it renews, or ends if it was cancelled. */
  current_period_end: timestamp.nullable(),
  cancel_at_period_end: z.boolean(),
  /** When the first-month offer ends for this family: a day after they first saw it. Null where there is none. */
  offer_ends_at: timestamp.nullable(),
  /** Whether there are invoices or a card to look at in the portal. */
  portal: z.boolean(),
  /** No money moves: payments are played through on our own pages. */
  sandbox: z.boolean(),
});
export type Subscription = z.infer<typeof subscription>;

const place = z.object({ url: z.string() });
const address = z.string().max(2000);

export const billing = endpoints({
  listPlans: {
    method: 'GET',
    path: '/stripe/plans',
    summary: 'What can be subscribed to',
    access: 'public',
    query: z.object(paging),
    response: list(subscriptionPlan),
  },
  readSubscription: {
    method: 'GET',
    path: '/stripe/subscription',
    summary: "The family's plan: until when, and what can be done about it",
    access: ['parent'],
    response: json(subscription),
  },
  openCheckout: {
    method: 'POST',
    path: '/stripe/checkout',
    summary: 'Start a payment; returns the address of the checkout page',
    access: ['parent'],
    body: z.object({
      price_id: z.string('Please choose a plan').min(1, 'Please choose a plan').max(200),
      /** Whether the price of the first-month offer was shown: refused when that has ended since. */
      with_offer: z.boolean().default(false),
      /** Pages of ours only. */
      success_url: address,
      cancel_url: address,
    }),
    response: json(place),
  },
  openPortal: {
    method: 'GET',
    path: '/stripe/portal',
    summary: 'The address of the page where a subscriber changes or cancels the plan',
    access: ['parent'],
    query: z.object({
      /** To change to this price: the page asks for nothing else. */
      price_id: z.string().max(200).optional(),
    }),
    response: json(place),
  },
  receiveEvent: {
    method: 'POST',
    path: '/stripe/webhook',
    summary: 'Receive a signed event of the payment provider',
    access: 'public',
    signedBy: 'stripe-signature',
    body: z.string(),
    response: noContent,
  },
});
