import { paidSubscriptionName, type Subscription } from '@inkling/contract';
import { Button, Card, Group, Text, Title } from '@mantine/core';
import { Chip } from '../../ui/chip.tsx';
import { formatLongDate } from '../../ui/dates.ts';
import { formatWithCents } from '../../ui/money.ts';
import { usePortal } from './billing.queries.ts';
import { annualBenefits, planFeatures } from './plan-texts.ts';
import { FeatureList } from './price-and-features.tsx';
import { t } from './texts.ts';

const renewal = (subscription: Subscription): string | null => {
  const { current_period_end, cancel_at_period_end, unit_amount, interval, status } = subscription;
  if (!current_period_end) return null;
  if (status === 'past_due' && unit_amount !== null) return t.isDueNowYouCan(formatWithCents(unit_amount));
  const day = formatLongDate(new Date(current_period_end));
  if (cancel_at_period_end) return t.endsOnNothingMoreWill(day);
  return unit_amount === null
    ? t.renewsOn(day)
    : t.costsAndRenewsOn(formatWithCents(unit_amount), interval, day);
};

/** The annual program has contents of its own beside those of the paid plan. */
const featuresOf = ({ status, product_name }: Subscription): string[] => {
  if (status === null) return planFeatures.free;
  if (product_name === paidSubscriptionName) return planFeatures.paid;
  return [...annualBenefits.map(({ title }) => title), ...planFeatures.paid];
};

export const CurrentPlan = ({ subscription }: { subscription: Subscription }) => {
  const portal = usePortal();
  const paid = subscription.status !== null;
  const when = renewal(subscription);
  return (
    <Card component="section" aria-label={t.currentPlan} h="100%">
      <Group justify="space-between" align="flex-start" gap="sm">
        <div>
          <Text c="dimmed">{t.currentPlan}</Text>
          <Title order={2}>{paid ? subscription.product_name : t.freePlan}</Title>
        </div>
        <Chip tone={subscription.status === 'past_due' ? 'sun' : 'leaf'}>
          {subscription.status === 'past_due' ? t.paymentDue : t.active}
        </Chip>
      </Group>
      {when && <Text mt={4}>{when}</Text>}
      <FeatureList label={t.whatYourPlanIncludes} items={featuresOf(subscription)} />
      {paid && subscription.portal && (
        <Button
          variant="default"
          mr="auto"
          loading={portal.isPending}
          onClick={() => portal.mutate(undefined)}
        >
          {t.manageBilling}
        </Button>
      )}
    </Card>
  );
};
