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

const AnnualTeaser = ({ plan }: { plan: SubscriptionPlan }) => (
  <Card component="section" aria-label="Annual Program" h="100%">
    <div>
      <Text c="dimmed">For a whole year of writing</Text>
      <Title order={2}>{plan.product.name}</Title>
    </div>
    <Text mt={4}>
      100 writing opportunities, 4 holiday camps with teacher feedback, and unlimited AI practice for{' '}
      {formatWithoutZeroCents(plan.unit_amount)} per year.
    </Text>
    <Button component={Link} to={screens['annual-program'].path} variant="default" mt="lg" mr="auto">
      See the program
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
      <PageHeader title="Billing & Subscription" text="Your family's plan, and what it includes." />
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
