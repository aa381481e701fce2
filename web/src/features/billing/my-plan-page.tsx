import {
  findAnnualProgram,
  findPaidSubscription,
  type Subscription,
  type SubscriptionPlan,
  screens,
} from '@inkling/contract';
import { Button, Card, SimpleGrid, Skeleton, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { mySubscription } from '../../api/subscription.ts';
import { QueryState } from '../../shared/query-state.tsx';
import { formatWithoutZeroCents } from '../../ui/money.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { plansQuery } from './billing.queries.ts';
import { ComparePlans } from './compare-plans.tsx';
import { CurrentPlan } from './current-plan.tsx';
import { DiscountBanner } from './discount-banner.tsx';
import { PlanNotices, SandboxNotice } from './plan-notices.tsx';
import { t } from './texts.ts';

const AnnualTeaser = ({ plan }: { plan: SubscriptionPlan }) => (
  <Card component="section" aria-label={t.annualProgram} h="100%">
    <div>
      <Text c="dimmed">{t.forAWholeYearOf}</Text>
      <Title order={2}>{plan.product.name}</Title>
    </div>
    <Text mt={4}>{t.text100WritingOpportunities4Holiday(formatWithoutZeroCents(plan.unit_amount))}</Text>
    <Button component={Link} to={screens['annual-program'].path} variant="default" mt="lg" mr="auto">
      {t.seeTheProgram}
    </Button>
  </Card>
);

const Standing = ({ subscription, plans }: { subscription: Subscription; plans: SubscriptionPlan[] }) => {
  const monthly = findPaidSubscription(plans, 'month');
  const annual = findAnnualProgram(plans);
  return (
    <>
      {subscription.sandbox && <SandboxNotice />}
      <PlanNotices subscription={subscription} />
      {subscription.status === null && monthly && (
        <DiscountBanner plan={monthly} offerEndsAt={subscription.offer_ends_at} />
      )}
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="lg">
        <CurrentPlan subscription={subscription} />
        {annual && annual.product.name !== subscription.product_name && <AnnualTeaser plan={annual} />}
      </SimpleGrid>
      <ComparePlans plan={monthly} />
    </>
  );
};

const Waiting = () => (
  <SimpleGrid cols={{ base: 1, md: 2 }} spacing="lg">
    <Skeleton height={280} radius="lg" />
    <Skeleton height={280} radius="lg" />
  </SimpleGrid>
);

export const MyPlanPage = () => {
  const subscription = useQuery(mySubscription);
  const plans = useQuery(plansQuery);
  return (
    <>
      <PageHeader title={t.billingSubscription} text={t.yourFamilysPlanAndWhat} />
      <QueryState query={subscription} skeleton={<Waiting />}>
        {(standing) => (
          <QueryState query={plans} skeleton={<Waiting />}>
            {(list) => <Standing subscription={standing} plans={list} />}
          </QueryState>
        )}
      </QueryState>
    </>
  );
};
