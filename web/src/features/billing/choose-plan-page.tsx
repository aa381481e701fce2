import { findPaidSubscription, type SubscriptionPlan, screenPath, screens } from '@inkling/contract';
import { Alert, Anchor, Button, Group, SimpleGrid, Skeleton, Stack, Text, Title } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useUser } from '../../api/session.ts';
import { mySubscription } from '../../api/subscription.ts';
import { readToken } from '../../api/token.ts';
import { withElements } from '../../language/with-elements.tsx';
import { QueryState } from '../../shared/query-state.tsx';
import { Chip } from '../../ui/chip.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { plansQuery } from './billing.queries.ts';
import { Order } from './order.tsx';
import { type Choice, type Interval, PlanCards } from './plan-cards.tsx';
import { SandboxNotice } from './plan-notices.tsx';
import { t } from './texts.ts';

const tags = [t.cancelAnytime, t.text14DayMoneyBack, t.securePayment];

const PageHero = () => (
  <Stack component="section" align="center" gap="xs" mb="xl" ta="center">
    <Title order={1}>{t.chooseYourSubscriptionPlan}</Title>
    <Text c="dimmed">{t.startFreeAndGiveYour}</Text>
    <Group component="ul" aria-label={t.ourPromises} gap="xs" justify="center" mt="xs">
      {tags.map((tag) => (
        <li key={tag}>
          <Chip tone="leaf">{tag}</Chip>
        </li>
      ))}
    </Group>
  </Stack>
);

const TryFree = () => (
  <Group
    component="section"
    aria-label={t.startForFree}
    justify="center"
    maw="56rem"
    mx="auto"
    mt="2xl"
    p="lg"
    bd="1.5px dashed var(--line-strong)"
    bdrs="lg"
    ta="center"
  >
    <Text>{t.newToInklingThe14}</Text>
    <Button component={Link} to={screens.register.path} variant="default">
      {t.startFreeTrial}
    </Button>
  </Group>
);

/** People who aren't parents may look, but not choose. */
const useVisitor = () => {
  const user = useUser();
  const isGuest = readToken() === null;
  const isParent = user?.role === 'parent';
  const subscription = useQuery({ ...mySubscription, enabled: isParent }).data;
  return { isGuest, isParent, isOther: user !== undefined && !isParent, subscription };
};

const Plans = ({ plans }: { plans: SubscriptionPlan[] }) => {
  const navigate = useNavigate();
  const visitor = useVisitor();
  const [interval, setInterval] = useState<Interval>('month');
  const [choice, setChoice] = useState<Choice | null>(null);
  const plan = findPaidSubscription(plans, interval) ?? findPaidSubscription(plans, 'month');
  const { isGuest, isParent, isOther, subscription } = visitor;
  const isSubscribed = subscription !== undefined && subscription.status !== null;
  if (!plan) return <EmptyState title={t.noPlansAtTheMoment} text={t.theFreePlanIsOpen} />;
  const choose = (wanted: Choice) => {
    if (isGuest) void navigate(screenPath('login', {}, { redirect: screens.subscription.path }));
    else setChoice(wanted);
  };
  const current = isParent && subscription ? (isSubscribed ? 'paid' : 'free') : null;
  return (
    <>
      {subscription?.sandbox && <SandboxNotice />}
      {isOther && (
        <Alert
          color="sun"
          icon={<IconInfoCircle aria-hidden />}
          mb="lg"
          title={t.onlyParentsCanSubscribeTo}
        />
      )}
      {isSubscribed && (
        <Alert color="leaf" icon={<IconInfoCircle aria-hidden />} mb="lg" title={t.yourFamilyAlreadyHasA}>
          {withElements(t.youCanChangeOrCancel, {
            billing: (words) => (
              <Anchor component={Link} to={screens['parent-billing'].path} underline="always" inherit>
                {words}
              </Anchor>
            ),
          })}
        </Alert>
      )}
      <PlanCards
        plan={plan}
        interval={interval}
        onInterval={setInterval}
        choice={choice}
        current={current}
        onChoose={isOther || isSubscribed ? null : choose}
      />
      {choice && isParent && !isSubscribed && (
        <Order plan={choice === 'paid' ? plan : null} offerEndsAt={subscription?.offer_ends_at ?? null} />
      )}
    </>
  );
};

export const ChoosePlanPage = () => (
  <>
    <PageHero />
    <QueryState
      query={useQuery(plansQuery)}
      skeleton={
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="lg" maw="56rem" mx="auto">
          <Skeleton height={360} radius="lg" />
          <Skeleton height={360} radius="lg" />
        </SimpleGrid>
      }
    >
      {(plans) => <Plans plans={plans} />}
    </QueryState>
    <TryFree />
  </>
);
