import { firstMonthOf, type SubscriptionPlan } from '@inkling/contract';
import { Box, Button, Group, Text, Title, VisuallyHidden } from '@mantine/core';
import { IconSparkles } from '@tabler/icons-react';
import { withElements } from '../../language/with-elements.tsx';
import { formatNearDateTime } from '../../ui/dates.ts';
import { formatWithoutZeroCents } from '../../ui/money.ts';
import surface from '../../ui/theme/surface.module.css';
import classes from './billing.module.css';
import { useCheckout } from './billing.queries.ts';
import { t } from './texts.ts';

const Offer = ({ plan, first, endsAt }: { plan: SubscriptionPlan; first: number; endsAt: string }) => (
  <>
    <Text fw={600}>{t.specialOfferUntil(formatNearDateTime(endsAt))}</Text>
    <Title order={2} my="2xs">
      {withElements(t.normallyAndFirstMonth, {
        hidden: (words) => <VisuallyHidden>{words}</VisuallyHidden>,
        normally: () => <s>{formatWithoutZeroCents(plan.unit_amount)}</s>,
        first: () => formatWithoutZeroCents(first),
      })}
    </Title>
    <Text>
      {t.firstMonthThenPerMonth(
        plan.product.name,
        formatWithoutZeroCents(first),
        formatWithoutZeroCents(plan.unit_amount),
      )}
    </Text>
  </>
);

const ComeBack = ({ plan }: { plan: SubscriptionPlan }) => (
  <>
    <Text fw={600}>{t.moreRoomToWrite}</Text>
    <Title order={2} my="2xs">
      {t.forPerMonth(plan.product.name, formatWithoutZeroCents(plan.unit_amount))}
    </Title>
    <Text>{t.unlimitedChallengesAndEnhancedFeedback}</Text>
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
      aria-label={t.specialOffer}
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
        {t.upgrade}
      </Button>
    </Group>
  );
};
