import { firstMonthOf, type SubscriptionPlan, screens } from '@inkling/contract';
import { Box, Button, Card, Group, Text, Title } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { Columns } from '../../ui/columns.tsx';
import { formatNearDateTime } from '../../ui/dates.ts';
import { formatWithoutZeroCents } from '../../ui/money.ts';
import { useConfirmLeave } from '../../ui/use-confirm-leave.ts';
import { useCheckout } from './billing.queries.ts';
import classes from './choose-plan.module.css';
import { PaymentForm } from './payment-form.tsx';
import { emptyPayment, type PaymentValues } from './payment-values.ts';
import { orderTotals } from './plan-texts.ts';
import { t } from './texts.ts';

interface OrderSummaryProps {
  /** null is the Free Plan. */
  plan: SubscriptionPlan | null;
  /** When the first-month offer ends; null where there is none. */
  offerEndsAt: string | null;
}

const Row = ({ name, value, strong = false }: { name: string; value: string; strong?: boolean }) => (
  <Group className={classes.row} justify="space-between" wrap="nowrap" py="xs">
    <dt>{name}</dt>
    <Text component="dd" fw={strong ? 600 : 500} ta="right">
      {value}
    </Text>
  </Group>
);

export const OrderSummary = ({ plan, offerEndsAt }: OrderSummaryProps) => {
  const total = plan?.unit_amount ?? orderTotals.free.month;
  const first = plan && offerEndsAt ? firstMonthOf(plan) : null;
  const interval = plan?.recurring.interval ?? 'month';
  return (
    <Card component="section" aria-label={t.orderSummary} className={classes.summary}>
      <Title order={2}>{t.orderSummary}</Title>
      <Box component="dl" my="sm">
        <Row name={t.plan} value={plan?.product.name ?? t.freePlan} />
        <Row name={t.billed} value={interval === 'year' ? t.yearly : t.monthly} />
        {plan && interval === 'year' && (
          <Row name={t.aMonth} value={formatWithoutZeroCents(Math.round(total / 12))} />
        )}
        <Row
          name={t.total}
          value={plan ? t.totalPer(formatWithoutZeroCents(total), interval) : formatWithoutZeroCents(total)}
          strong
        />
        {first !== null && <Row name={t.dueToday} value={formatWithoutZeroCents(first)} strong />}
      </Box>
      {first !== null && offerEndsAt && (
        <Text size="sm" mb="xs">
          {t.thisPriceForTheFirst(formatNearDateTime(offerEndsAt))}
        </Text>
      )}
      <Text size="sm" c="dimmed">
        {plan ? t.inAustralianDollarsCancelAnytime : t.nothingToPayAndNo}
      </Text>
    </Card>
  );
};

const Payment = ({ plan, withOffer }: { plan: SubscriptionPlan; withOffer: boolean }) => {
  const form = useForm<PaymentValues>({ initialValues: emptyPayment });
  const checkout = useCheckout();
  const isLeaving = checkout.isPending || checkout.isSuccess;
  useConfirmLeave(form.isDirty() && !isLeaving);
  return (
    <PaymentForm
      form={form}
      isLeaving={checkout.isPending}
      onSubscribe={() => checkout.mutate({ price_id: plan.id, with_offer: withOffer })}
    />
  );
};

const NothingToPay = () => (
  <Card component="section" aria-label={t.payment}>
    <Title order={2}>{t.nothingToPay}</Title>
    <Text mt="xs">{t.yourFamilyHasTheFree}</Text>
    <Button component={Link} to={screens['parent-dashboard'].path} variant="default" mt="lg">
      {t.goToDashboard}
    </Button>
  </Card>
);

/** What choosing a plan opens: the form and what it will cost. */
export const Order = ({ plan, offerEndsAt }: OrderSummaryProps) => {
  const place = useRef<HTMLDivElement>(null);
  const isOffered = plan !== null && offerEndsAt !== null && firstMonthOf(plan) !== null;
  // Newer browsers answer a promise, which isn't a clean-up.
  useEffect(() => void place.current?.scrollIntoView({ block: 'start' }), []);
  return (
    <Columns maw="64rem" mx="auto" mt="2xl" ref={place}>
      {plan ? <Payment plan={plan} withOffer={isOffered} /> : <NothingToPay />}
      <OrderSummary plan={plan} offerEndsAt={offerEndsAt} />
    </Columns>
  );
};
