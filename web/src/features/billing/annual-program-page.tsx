import { findAnnualProgram, type Subscription, type SubscriptionPlan } from '@inkling/contract';
import { Box, Button, Card, Group, SimpleGrid, Skeleton, Text, Title } from '@mantine/core';
import { IconCalendarStar, IconChartLine, IconPencil, IconSparkles } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { mySubscription } from '../../api/subscription.ts';
import { QueryState } from '../../shared/query-state.tsx';
import { DashboardBanner } from '../../ui/dashboard-banner.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { MascotDisc } from '../../ui/mascot/mascot-disc.tsx';
import { formatWithoutZeroCents } from '../../ui/money.ts';
import { plansQuery, useCheckout, usePortal } from './billing.queries.ts';
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

interface JoinProps {
  plan: SubscriptionPlan;
  text: string;
  isPending: boolean;
  onJoin: () => void;
}

const Join = ({ plan, text, isPending, onJoin }: JoinProps) => (
  <Card component="section" aria-label={t.join} mt="lg">
    <Group justify="space-between">
      <div>
        <Price amount={formatWithoutZeroCents(plan.unit_amount)} per={t.perYear} />
        <Text c="dimmed">{text}</Text>
      </div>
      <Button color="coral" size="lg" loading={isPending} onClick={onJoin}>
        {t.join}
      </Button>
    </Group>
  </Card>
);

const JoinFromFree = ({ plan }: { plan: SubscriptionPlan }) => {
  const checkout = useCheckout();
  const join = () => checkout.mutate({ price_id: plan.id, with_offer: false });
  return <Join plan={plan} text={t.onePaymentForTwelveMonths} isPending={checkout.isPending} onJoin={join} />;
};

/** The plan that runs is changed, so that a family never pays for two. */
const JoinFromOtherPlan = ({ plan, current }: { plan: SubscriptionPlan; current: string }) => {
  const portal = usePortal();
  return (
    <Join
      plan={plan}
      text={t.youChangeFrom(current)}
      isPending={portal.isPending}
      onJoin={() => portal.mutate(plan.id)}
    />
  );
};

const NotOnSale = () => <EmptyState title={t.notOpenAtTheMoment} text={t.newPlacesAreAnnouncedHere} />;

const Offer = ({ subscription }: { subscription: Subscription }) => {
  const plans = useQuery(plansQuery);
  const { status, product_name } = subscription;
  return (
    <>
      {status !== null && (
        <Box mt="lg">
          <CurrentPlan subscription={subscription} />
        </Box>
      )}
      <QueryState query={plans} skeleton={<Skeleton height={120} radius="lg" mt="lg" />}>
        {(list) => {
          const plan = findAnnualProgram(list);
          if (status === null) return plan ? <JoinFromFree plan={plan} /> : <NotOnSale />;
          // What is due is paid first.
          const mayChange = status === 'active' && plan && plan.product.name !== product_name;
          return mayChange ? <JoinFromOtherPlan plan={plan} current={product_name ?? ''} /> : null;
        }}
      </QueryState>
    </>
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
