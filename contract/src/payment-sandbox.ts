import { z } from 'zod';
import { subscriptionPlan } from './billing.ts';
import { endpoints, json } from './endpoint.ts';
import { timestamp } from './fields.ts';

const checkout = z.object({
  id: z.string(),
  status: z.enum(['open', 'paid', 'canceled']),
  plan: subscriptionPlan,
  /** Cents due now; less than the price under the first-month offer. */
  amount_today: z.number().int(),
  cancel_url: z.string(),
});
export type SandboxCheckout = z.infer<typeof checkout>;

const portal = z.object({
  subscription: z
    .object({
      status: z.enum(['active', 'past_due', 'canceled']),
      price_id: z.string(),
      current_period_end: timestamp,
      cancel_at_period_end: z.boolean(),
      next_payment_fails: z.boolean(),
      last_paid_cents: z.number().int(),
      /** Within the days of the money-back promise. */
      refundable: z.boolean(),
    })
    .nullable(),
  plans: z.array(subscriptionPlan),
  /** What choosing another plan now would cost at once, and when it would renew. */
  changes: z.array(z.object({ price_id: z.string(), amount_today: z.number().int(), renews_at: timestamp })),
});
export type SandboxPortal = z.infer<typeof portal>;

export const checkoutOutcomes = ['pay', 'decline', 'cancel'] as const;
export const portalActions = [
  'cancel',
  'resume',
  'change',
  'renew_now',
  'fail_now',
  'fail_next',
  'pay_now',
  'refund',
] as const;
export type PortalAction = (typeof portalActions)[number];

/** Stands in for the payment provider's own pages; every call gives 404 when real keys are set. */
export const sandbox = endpoints({
  readCheckout: {
    method: 'GET',
    path: '/sandbox/checkouts/:id',
    summary: 'A checkout of the payment sandbox',
    access: ['parent'],
    params: z.object({ id: z.string().max(80) }),
    response: json(checkout),
  },
  finishCheckout: {
    method: 'POST',
    path: '/sandbox/checkouts/:id',
    summary: 'Pay, decline or cancel a checkout; returns where to go next',
    access: ['parent'],
    params: z.object({ id: z.string().max(80) }),
    body: z.object({ action: z.enum(checkoutOutcomes) }),
    response: json(z.object({ url: z.string() })),
  },
  readPortal: {
    method: 'GET',
    path: '/sandbox/portal',
    summary: "The caller's subscription in the payment sandbox",
    access: ['parent'],
    response: json(portal),
  },
  changeInPortal: {
    method: 'POST',
    path: '/sandbox/portal',
    summary: 'Cancel, resume, change or refund the subscription in the payment sandbox',
    access: ['parent'],
    body: z.object({ action: z.enum(portalActions), price_id: z.string().max(200).optional() }),
    response: json(portal),
  },
});
