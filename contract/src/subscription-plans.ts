import type { SubscriptionPlan } from './billing.ts';

/** The paid plan is the price whose product has this name. */
export const paidSubscriptionName = 'Unlimited AI';
/** The first month of the paid plan, for families that never had it, unless the price says otherwise. */
export const firstMonthCents = 990;

const isPaidPlan = ({ product }: SubscriptionPlan): boolean => product.name === paidSubscriptionName;

/** What families on Free upgrade to. */
export const findPaidSubscription = (
  plans: SubscriptionPlan[],
  interval: SubscriptionPlan['recurring']['interval'],
): SubscriptionPlan | undefined =>
  plans.find((one) => isPaidPlan(one) && one.recurring.interval === interval);

/** The first yearly price that is not the paid plan itself. */
export const findAnnualProgram = (plans: SubscriptionPlan[]): SubscriptionPlan | undefined =>
  plans.find((one) => !isPaidPlan(one) && one.recurring.interval === 'year');

/** What the first month costs under the offer; null where there is none, as for yearly prices. */
export const firstMonthOf = (one: SubscriptionPlan): number | null => {
  if (!isPaidPlan(one) || one.recurring.interval !== 'month') return null;
  const cents = Number(one.metadata.first_month_amount ?? firstMonthCents);
  return Number.isInteger(cents) && cents >= 0 && cents < one.unit_amount ? cents : null;
};
