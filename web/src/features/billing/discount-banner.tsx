import { firstMonthOf, type Plan } from '@inkling/contract';
import { Box, Button, VisuallyHidden } from '@mantine/core';
import { IconSparkles } from '@tabler/icons-react';
import { formatWithoutZeroCents } from '../../ui/money.ts';
import classes from './billing.module.css';
import { useCheckout } from './billing.queries.ts';

const Offer = ({ plan, first }: { plan: Plan; first: number }) => (
  <>
    <p className={classes.kicker}>Special offer, today only</p>
    <h2>
      <VisuallyHidden>Normally</VisuallyHidden> <s>{formatWithoutZeroCents(plan.unit_amount)}</s>{' '}
      {formatWithoutZeroCents(first)} for the first month
    </h2>
    <p>
      {plan.product.name}: first month {formatWithoutZeroCents(first)}, then{' '}
      {formatWithoutZeroCents(plan.unit_amount)} per month. Cancel anytime.
    </p>
  </>
);

const ComeBack = ({ plan }: { plan: Plan }) => (
  <>
    <p className={classes.kicker}>More room to write</p>
    <h2>
      {plan.product.name} for {formatWithoutZeroCents(plan.unit_amount)} per month
    </h2>
    <p>Unlimited challenges and enhanced feedback for up to 5 children. Cancel anytime.</p>
  </>
);

/** For families without a subscription; the offer is for those who never had one. */
export const DiscountBanner = ({ plan, isOffered }: { plan: Plan; isOffered: boolean }) => {
  const checkout = useCheckout();
  const first = isOffered ? firstMonthOf(plan) : null;
  return (
    <section className={classes.offer} aria-label="Special offer">
      <IconSparkles aria-hidden size={40} />
      <Box flex="1 1 16rem">
        {first === null ? <ComeBack plan={plan} /> : <Offer plan={plan} first={first} />}
      </Box>
      <Button color="coral" size="lg" loading={checkout.isPending} onClick={() => checkout.mutate(plan.id)}>
        Upgrade
      </Button>
    </section>
  );
};
