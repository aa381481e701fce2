import { firstMonthOf, type Plan } from '@inkling/contract';
import { Box, Button, VisuallyHidden } from '@mantine/core';
import { IconSparkles } from '@tabler/icons-react';
import { formatNearDateTime } from '../../ui/dates.ts';
import { formatWithoutZeroCents } from '../../ui/money.ts';
import classes from './billing.module.css';
import { useCheckout } from './billing.queries.ts';

const Offer = ({ plan, first, endsAt }: { plan: Plan; first: number; endsAt: string }) => (
  <>
    <p className={classes.kicker}>Special offer, until {formatNearDateTime(endsAt)}</p>
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

/** For families without a subscription; the offer is for those who never had one, and ends for each of them. */
export const DiscountBanner = ({ plan, offerEndsAt }: { plan: Plan; offerEndsAt: string | null }) => {
  const checkout = useCheckout();
  const first = firstMonthOf(plan);
  const isOffered = offerEndsAt !== null && first !== null;
  return (
    <section className={classes.offer} aria-label="Special offer">
      <IconSparkles aria-hidden size={40} />
      <Box flex="1 1 16rem">
        {isOffered ? <Offer plan={plan} first={first} endsAt={offerEndsAt} /> : <ComeBack plan={plan} />}
      </Box>
      <Button
        color="coral"
        size="lg"
        loading={checkout.isPending}
        onClick={() => checkout.mutate({ price_id: plan.id, with_offer: isOffered })}
      >
        Upgrade
      </Button>
    </section>
  );
};
