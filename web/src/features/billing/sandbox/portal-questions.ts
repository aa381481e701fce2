import type { SandboxPortal, SubscriptionPlan } from '@inkling/contract';
import { confirm } from '../../../ui/confirm.ts';
import { formatLongDate } from '../../../ui/dates.ts';
import { formatWithCents } from '../../../ui/money.ts';
import { t } from './texts.ts';

export const askToCancel = (end: string) =>
  confirm({
    title: t.cancelYourPlan,
    message: t.itStaysActiveUntilAnd(end),
    confirm: t.cancelPlan,
    cancel: t.keepPlan,
    danger: true,
  });

export const askToChange = (
  plan: SubscriptionPlan,
  { amount_today, renews_at }: SandboxPortal['changes'][number],
) => {
  const day = formatLongDate(new Date(renews_at));
  return confirm({
    title: t.changeTo(plan.product.name),
    message: t.youPayAustralianDollarsToday(
      formatWithCents(amount_today),
      day,
      formatWithCents(plan.unit_amount),
    ),
    confirm: t.pay(formatWithCents(amount_today)),
    cancel: t.keepMyPlanAsIt,
  });
};

export const askToResume = (plan: SubscriptionPlan, end: string) =>
  confirm({
    title: t.keep(plan.product.name),
    message: t.youPayNothingTodayYour(end, formatWithCents(plan.unit_amount)),
    confirm: t.keepMyPlan,
    cancel: t.letItEnd,
  });

export const askForRefund = (lastPaidCents: number) =>
  confirm({
    title: t.takeYourMoneyBack,
    message: t.youGetAustralianDollarsBack(formatWithCents(lastPaidCents)),
    confirm: t.takeBack(formatWithCents(lastPaidCents)),
    cancel: t.keepMyPlan,
    danger: true,
  });
