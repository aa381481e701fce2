import type { SandboxPortal, SubscriptionPlan } from '@inkling/contract';
import { confirm } from '../../../ui/confirm.ts';
import { formatLongDate } from '../../../ui/dates.ts';
import { formatWithCents } from '../../../ui/money.ts';

export const askToCancel = (end: string) =>
  confirm({
    title: 'Cancel your plan?',
    message: `It stays active until ${end}, and nothing more is charged. After that your family is on the Free Plan: all children keep their accounts and everything they wrote, new writings are limited to 4 a month.`,
    confirm: 'Cancel plan',
    cancel: 'Keep plan',
    danger: true,
  });

export const askToChange = (
  plan: SubscriptionPlan,
  { amount_today, renews_at }: SandboxPortal['changes'][number],
) => {
  const day = formatLongDate(new Date(renews_at));
  return confirm({
    title: `Change to ${plan.product.name}?`,
    message: `You pay ${formatWithCents(amount_today)} (Australian dollars) today. The new plan begins at once and renews on ${day} for ${formatWithCents(plan.unit_amount)}. What is left of the time you have paid for is not taken off.`,
    confirm: `Pay ${formatWithCents(amount_today)}`,
    cancel: 'Keep my plan as it is',
  });
};

export const askToResume = (plan: SubscriptionPlan, end: string) =>
  confirm({
    title: `Keep ${plan.product.name}?`,
    message: `You pay nothing today. Your plan goes on and renews on ${end} for ${formatWithCents(plan.unit_amount)} (Australian dollars).`,
    confirm: 'Keep my plan',
    cancel: 'Let it end',
  });

export const askForRefund = (lastPaidCents: number) =>
  confirm({
    title: 'Take your money back?',
    message: `You get ${formatWithCents(lastPaidCents)} (Australian dollars) back, and your plan ends today. After that your family is on the Free Plan: all children keep their accounts and everything they wrote.`,
    confirm: `Take back ${formatWithCents(lastPaidCents)}`,
    cancel: 'Keep my plan',
    danger: true,
  });
