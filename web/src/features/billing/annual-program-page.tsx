import { findAnnualProgram, type Subscription, type SubscriptionPlan } from '@inkling/contract';
import { Button, Card, Group, SimpleGrid, Skeleton, Text, Title } from '@mantine/core';
import { IconCalendarStar, IconChartLine, IconPencil, IconSparkles } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { mySubscription } from '../../api/subscription.ts';
import { QueryState } from '../../shared/query-state.tsx';
import { DashboardBanner } from '../../ui/dashboard-banner.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { MascotDisc } from '../../ui/mascot/mascot-disc.tsx';
import { formatWithoutZeroCents } from '../../ui/money.ts';
import { plansQuery, useCheckout } from './billing.queries.ts';
import { CurrentPlan } from './current-plan.tsx';
import { annualBenefits } from './plan-texts.ts';
import { Price } from './price-and-features.tsx';
import { t } from './texts.ts';

const icons = [IconPencil, IconCalendarStar, IconSparkles, IconChartLine];

const Benefits = () => (
  <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="lg" component="ul">
    {annualBenefits.map(({ title, text }, index) => {
      const Icon = icons[index] ?? IconPencil;
      return (
        <Card component="li" key={title}>
          <Group wrap="nowrap" align="flex-start">
            <Icon aria-hidden size={32} color="var(--ink)" />
            <div>
              <Title order={3} component="h2">
                {title}
              </Title>
              <Text mt={4}>{text}</Text>
            </div>
          </Group>
        </Card>
      );
    })}
  </SimpleGrid>
);

const Join = ({ plan }: { plan: SubscriptionPlan }) => {
  const checkout = useCheckout();
  return (
    <Card component="section" aria-label={t.join} mt="lg">
      <Group justify="space-between">
        <div>
          <Price amount={formatWithoutZeroCents(plan.unit_amount)} per={t.perYear} />
          <Text c="dimmed">{t.onePaymentForTwelveMonths}</Text>
        </div>
        <Button
          color="coral"
          size="lg"
          loading={checkout.isPending}
          onClick={() => checkout.mutate({ price_id: plan.id, with_offer: false })}
        >
          {t.join}
        </Button>
      </Group>
    </Card>
  );
};

const Offer = ({ subscription }: { subscription: Subscription }) => {
  const plans = useQuery(plansQuery);
  if (subscription.status !== null) return <CurrentPlan subscription={subscription} />;
  return (
    <QueryState query={plans} skeleton={<Skeleton height={120} radius="lg" mt="lg" />}>
      {(list) => {
        const plan = findAnnualProgram(list);
        return plan ? (
          <Join plan={plan} />
        ) : (
          <EmptyState title={t.notOpenAtTheMoment} text={t.newPlacesAreAnnouncedHere} />
        );
      }}
    </QueryState>
  );
};

export const AnnualProgramPage = () => {
  const subscription = useQuery(mySubscription);
  return (
    <>
      <DashboardBanner
        title={t.annualProgram}
        text={t.aWholeYearOfWriting}
        aside={<MascotDisc mood="happy" />}
      />
      <Benefits />
      <QueryState query={subscription} skeleton={<Skeleton height={120} radius="lg" mt="lg" />}>
        {(standing) => <Offer subscription={standing} />}
      </QueryState>
    </>
  );
};
