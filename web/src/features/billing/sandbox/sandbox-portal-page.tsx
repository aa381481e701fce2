import { type SandboxPortal, type SubscriptionPlan, screens } from '@inkling/contract';
import { Button, Divider, Group, Skeleton, Stack, Switch, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Link, useSearchParams } from 'react-router';
import { QueryState } from '../../../shared/query-state.tsx';
import { formatLongDate } from '../../../ui/dates.ts';
import { formatWithCents, formatWithoutZeroCents } from '../../../ui/money.ts';
import { askForRefund, askToCancel, askToChange, askToResume } from './portal-questions.ts';
import { portalQuery, useChangeInPortal } from './sandbox.queries.ts';
import { SandboxFrame } from './sandbox-frame.tsx';
import { t } from './texts.ts';

type Running = NonNullable<SandboxPortal['subscription']>;
type Change = ReturnType<typeof useChangeInPortal>;

const priceOf = (plan: SubscriptionPlan): string =>
  t.planAtPrice(
    plan.product.name,
    t.priceEvery(formatWithoutZeroCents(plan.unit_amount), plan.recurring.interval),
  );

interface CancelOrResumeProps {
  running: Running;
  /** What is running; the provider may have taken it from its list since. */
  plan: SubscriptionPlan | undefined;
  change: Change;
}

const CancelOrResume = ({ running, plan, change }: CancelOrResumeProps) => {
  const end = formatLongDate(new Date(running.current_period_end));
  const resume = async () => {
    if (plan && (await askToResume(plan, end))) change.mutate({ action: 'resume' });
  };
  const cancel = async () => {
    if (await askToCancel(end)) change.mutate({ action: 'cancel' });
  };
  if (running.cancel_at_period_end)
    return (
      <Button onClick={resume} disabled={change.isPending}>
        {t.keepMyPlan}
      </Button>
    );
  return (
    <Button variant="default" onClick={cancel} disabled={change.isPending}>
      {t.cancelPlan}
    </Button>
  );
};

const Money = ({ running, change }: { running: Running; change: Change }) => {
  const refund = async () => {
    if (await askForRefund(running.last_paid_cents)) change.mutate({ action: 'refund' });
  };
  return (
    <Stack gap="sm">
      <Title order={2}>{t.payments}</Title>
      <Text>{t.lastPayment(formatWithCents(running.last_paid_cents))}</Text>
      <Switch
        size="md"
        label={t.letTheNextPaymentFail}
        description={t.toSeeWhatHappensWhen}
        checked={running.next_payment_fails}
        disabled={change.isPending}
        onChange={() => change.mutate({ action: 'fail_next' })}
      />
      <Group gap="sm">
        {running.status === 'active' && (
          <>
            <Button
              variant="default"
              disabled={change.isPending}
              onClick={() => change.mutate({ action: 'renew_now' })}
            >
              {t.renewNow}
            </Button>
            <Button
              variant="default"
              disabled={change.isPending}
              onClick={() => change.mutate({ action: 'fail_now' })}
            >
              {t.letAPaymentFailNow}
            </Button>
          </>
        )}
        {running.status === 'past_due' && (
          <Button
            color="coral"
            disabled={change.isPending}
            onClick={() => change.mutate({ action: 'pay_now' })}
          >
            {t.payNow}
          </Button>
        )}
        {running.refundable && (
          <Button variant="default" disabled={change.isPending} onClick={refund}>
            {t.giveMyMoneyBack}
          </Button>
        )}
      </Group>
    </Stack>
  );
};

const OtherPlans = ({
  portal,
  running,
  change,
}: {
  portal: SandboxPortal;
  running: Running;
  change: Change;
}) => {
  const choose = async (plan: SubscriptionPlan) => {
    const cost = portal.changes.find(({ price_id }) => price_id === plan.id);
    if (cost && (await askToChange(plan, cost))) change.mutate({ action: 'change', price_id: plan.id });
  };
  const [search] = useSearchParams();
  const wanted = portal.plans.find(({ id }) => id === search.get('change_to') && id !== running.price_id);
  const askedFor = useRef<string>(undefined);
  useEffect(() => {
    if (!wanted || askedFor.current === wanted.id) return;
    askedFor.current = wanted.id;
    void choose(wanted);
  });
  return (
    <Stack gap="sm">
      <Title order={2}>{t.changePlan}</Title>
      <Text size="sm" c="dimmed">
        {t.allPricesAreInAustralian}
      </Text>
      {portal.plans
        .filter(({ id }) => id !== running.price_id)
        .map((plan) => (
          <Button
            key={plan.id}
            variant="default"
            h="auto"
            mih={44}
            px="md"
            py="xs"
            styles={{ label: { whiteSpace: 'normal', lineHeight: 1.35 } }}
            disabled={change.isPending}
            onClick={() => choose(plan)}
          >
            {priceOf(plan)}
          </Button>
        ))}
    </Stack>
  );
};

const statusText = (running: Running): string => {
  const day = formatLongDate(new Date(running.current_period_end));
  if (running.status === 'past_due') return t.theLastPaymentFailedIt;
  return running.cancel_at_period_end ? t.cancelledEndsOn(day) : t.renewsOn(day);
};

const Portal = ({ portal }: { portal: SandboxPortal }) => {
  const change = useChangeInPortal();
  const running = portal.subscription;
  if (!running || running.status === 'canceled') return <Text>{t.noPlanIsRunning}</Text>;
  const plan = portal.plans.find(({ id }) => id === running.price_id);
  return (
    <Stack gap="lg">
      <div>
        {plan && <Text fw={600}>{priceOf(plan)}</Text>}
        <Text role="status">{statusText(running)}</Text>
      </div>
      <CancelOrResume running={running} plan={plan} change={change} />
      <Divider />
      <OtherPlans portal={portal} running={running} change={change} />
      <Divider />
      <Money running={running} change={change} />
    </Stack>
  );
};

export const SandboxPortalPage = () => (
  <SandboxFrame>
    <Title order={1} mb="md">
      {t.billingPortal}
    </Title>
    <QueryState query={useQuery(portalQuery)} skeleton={<Skeleton height={300} radius="lg" />}>
      {(portal) => <Portal portal={portal} />}
    </QueryState>
    <Button component={Link} to={screens['parent-billing'].path} variant="subtle" mt="lg">
      {t.backToInkling}
    </Button>
  </SandboxFrame>
);
