import { firstMonthOf, type Plan } from '@inkling/contract';
import { Card, Text, Title } from '@mantine/core';
import { formatMoney } from '../../ui/money.ts';
import { orderTotals } from './plan-texts.ts';
import classes from './subscription.module.css';

interface OrderSummaryProps {
  /** null is the Free Plan. */
  plan: Plan | null;
  isOffered: boolean;
}

const Row = ({ name, value, strong = false }: { name: string; value: string; strong?: boolean }) => (
  <div className={classes.row} data-strong={strong || undefined}>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
);

export const OrderSummary = ({ plan, isOffered }: OrderSummaryProps) => {
  const total = plan?.unit_amount ?? orderTotals.free.month;
  const first = plan && isOffered ? firstMonthOf(plan) : null;
  const interval = plan?.recurring.interval ?? 'month';
  return (
    <Card component="section" aria-label="Order summary" className={classes.summary}>
      <Title order={2}>Order summary</Title>
      <dl>
        <Row name="Plan" value={plan?.product.name ?? 'Free Plan'} />
        <Row name="Billed" value={interval === 'year' ? 'Yearly' : 'Monthly'} />
        {plan && interval === 'year' && <Row name="Per month" value={formatMoney(Math.round(total / 12))} />}
        <Row
          name="Total"
          value={plan ? `${formatMoney(total)} per ${interval}` : formatMoney(total)}
          strong
        />
        {first !== null && <Row name="Due today (first month)" value={formatMoney(first)} strong />}
      </dl>
      <Text size="sm" c="dimmed">
        {plan
          ? 'In Australian dollars. Cancel anytime; 14-day money back.'
          : 'Nothing to pay and no card needed.'}
      </Text>
    </Card>
  );
};
