import type { SubscriptionPlan } from '@inkling/contract';
import { Box, Button, Card, Group, SegmentedControl, SimpleGrid, Text, Title } from '@mantine/core';
import { Chip } from '../../ui/chip.tsx';
import { formatWithCents, formatWithoutZeroCents } from '../../ui/money.ts';
import classes from './choose-plan.module.css';
import { planFeatures } from './plan-texts.ts';
import { FeatureList, Price } from './price-and-features.tsx';
import { t } from './texts.ts';

export type Interval = 'month' | 'year';
export type Choice = 'free' | 'paid';

interface PlanCardProps {
  name: string;
  cents: number;
  note: string;
  features: string[];
  isChosen: boolean;
  isCurrent: boolean;
  /** The one we would take ourselves. */
  isMain?: boolean;
  /** null where choosing is not possible. */
  onChoose: (() => void) | null;
}

const PlanCard = ({ name, cents, note, features, isChosen, isCurrent, isMain, onChoose }: PlanCardProps) => (
  <Card
    component="section"
    aria-label={name}
    className={classes.plan}
    h="100%"
    data-main={isMain || undefined}
    data-chosen={isChosen || undefined}
  >
    <Group gap="xs" justify="space-between">
      <Title order={2}>{name}</Title>
      {isCurrent && <Chip tone="leaf">{t.currentPlan2}</Chip>}
    </Group>
    <Box mt="xs">
      <Price amount={formatWithCents(cents)} per={t.perMonth2} />
    </Box>
    <Text c="dimmed">{note}</Text>
    <FeatureList label={t.whatIncludes(name)} items={features} />
    {onChoose && (
      <Button
        mt="auto"
        variant={isChosen || isMain ? 'filled' : 'default'}
        {...(isMain && !isChosen && { color: 'coral' })}
        aria-pressed={isChosen}
        aria-label={isChosen ? t.selectedPlan(name) : t.selectPlan(name)}
        onClick={onChoose}
      >
        {isChosen ? t.selected : t.select}
      </Button>
    )}
  </Card>
);

interface PlanCardsProps {
  plan: SubscriptionPlan;
  interval: Interval;
  onInterval: (interval: Interval) => void;
  choice: Choice | null;
  current: Choice | null;
  onChoose: ((choice: Choice) => void) | null;
}

/** A yearly price is shown as what a month of it costs, and said to be billed yearly. */
const noteOf = (plan: SubscriptionPlan): string =>
  plan.recurring.interval === 'year'
    ? t.billedYearly(formatWithoutZeroCents(plan.unit_amount))
    : t.billedMonthlyCancelAnytime;

export const PlanCards = ({ plan, interval, onInterval, choice, current, onChoose }: PlanCardsProps) => (
  <>
    <Group justify="center" mb="lg">
      <SegmentedControl
        size="md"
        aria-label={t.howOftenYouPay}
        value={interval}
        onChange={(value) => onInterval(value === 'year' ? 'year' : 'month')}
        data={[
          { value: 'month', label: t.monthly },
          { value: 'year', label: t.yearly },
        ]}
      />
    </Group>
    <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="lg" maw="56rem" mx="auto">
      <PlanCard
        name={t.freePlan}
        cents={0}
        note={t.text14DayFreeTrialAnd}
        features={planFeatures.free}
        isChosen={choice === 'free'}
        isCurrent={current === 'free'}
        onChoose={onChoose && (() => onChoose('free'))}
      />
      <PlanCard
        name={plan.product.name}
        cents={plan.recurring.interval === 'year' ? Math.round(plan.unit_amount / 12) : plan.unit_amount}
        note={noteOf(plan)}
        features={planFeatures.paid}
        isMain
        isChosen={choice === 'paid'}
        isCurrent={current === 'paid'}
        onChoose={onChoose && (() => onChoose('paid'))}
      />
    </SimpleGrid>
  </>
);
