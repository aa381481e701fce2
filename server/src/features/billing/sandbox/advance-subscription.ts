import type { SubscriptionPlan } from '@inkling/contract';
import type { SandboxSubscriptionRow } from '../../../db/schema/index.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** How long a payment that failed is waited for. */
export const gracePeriodMs = 7 * dayMs;

type Interval = SubscriptionPlan['recurring']['interval'];

/** The same day next month or year; the last one of a shorter month. */
export const addInterval = (start: Date, interval: Interval): Date => {
  const end = new Date(start);
  end.setUTCMonth(end.getUTCMonth() + (interval === 'month' ? 1 : 12));
  if (end.getUTCDate() !== start.getUTCDate()) end.setUTCDate(0);
  return end;
};

/** One thing that has become due, or null. */
const nextStep = (
  row: SandboxSubscriptionRow,
  plan: SubscriptionPlan,
  now: Date,
): Partial<SandboxSubscriptionRow> | null => {
  if (row.status === 'canceled') return null;
  if (row.unpaid_since && row.unpaid_since.getTime() + gracePeriodMs <= now.getTime())
    return { status: 'canceled' };
  const due = row.current_period_end;
  if (due > now) return null;
  if (row.cancel_at_period_end) return { status: 'canceled' };
  const current_period_end = addInterval(due, plan.recurring.interval);
  if (row.next_payment_fails)
    return { status: 'past_due', unpaid_since: due, next_payment_fails: false, current_period_end };
  return { current_period_end, last_paid_at: due, last_paid_cents: plan.unit_amount };
};

/** What time has made of a subscription: renewed, unpaid or ended. */
export const advanceSubscription = (
  row: SandboxSubscriptionRow,
  plan: SubscriptionPlan,
  now: Date,
): SandboxSubscriptionRow => {
  let aged = row;
  for (let step = nextStep(aged, plan, now); step; step = nextStep(aged, plan, now))
    aged = { ...aged, ...step };
  return aged;
};
