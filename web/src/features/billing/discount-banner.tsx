import { firstMonthOf, type SubscriptionPlan } from '@inkling/contract';
import { Box, Button, Group, Text, Title, VisuallyHidden } from '@mantine/core';
import { IconSparkles } from '@tabler/icons-react';
import { formatNearDateTime } from '../../ui/dates.ts';
import { formatWithoutZeroCents } from '../../ui/money.ts';
import surface from '../../ui/theme/surface.module.css';
import classes from './billing.module.css';
import { useCheckout } from './billing.queries.ts';

const Offer = ({ plan, first, endsAt }: { plan: SubscriptionPlan; first: number; endsAt: string }) => (
  <>
    <Text fw={600}>Special offer, until {formatNearDateTime(endsAt)}</Text>
    <Title order={2} my="2xs">
      <VisuallyHidden>Normally</VisuallyHidden> <s>{formatWithoutZeroCents(plan.unit_amount)}</s>{' '}
      {formatWithoutZeroCents(first)} for the first month
    </Title>
    <Text>
      {plan.product.name}: first month {formatWithoutZeroCents(first)}, then{' '}
      {formatWithoutZeroCents(plan.unit_amount)} per month. Cancel anytime.
    </Text>
  </>
);

const ComeBack = ({ plan }: { plan: SubscriptionPlan }) => (
  <>
    <Text fw={600}>More room to write</Text>
    <Title order={2} my="2xs">
      {plan.product.name} for {formatWithoutZeroCents(plan.unit_amount)} per month
    </Title>
    <Text>Unlimited challenges and enhanced feedback for up to 5 children. Cancel anytime.</Text>
  </>
);

/** For families without a subscription; the offer is for those who never had one, and ends for each of them. */
export const DiscountBanner = ({
  plan,
  offerEndsAt,
}: {
  plan: SubscriptionPlan;
  offerEndsAt: string | null;
}) => {
  const checkout = useCheckout();
  const first = firstMonthOf(plan);
  const isOffered = offerEndsAt !== null && first !== null;
  return (
    <Group
      component="section"
      className={`${surface.banner} ${classes.offer}`}
      gap="md"
      p="xl"
      mb="xl"
      aria-label="Special offer"
    >
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
    </Group>
  );
};
