import { type SandboxCheckout, screens } from '@inkling/contract';
import { Button, Skeleton, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { QueryState } from '../../../shared/query-state.tsx';
import { formatWithoutZeroCents } from '../../../ui/money.ts';
import { checkoutQuery, useEndCheckout } from './sandbox.queries.ts';
import { SandboxFrame } from './sandbox-frame.tsx';
import { t } from './texts.ts';

const Due = ({ checkout }: { checkout: SandboxCheckout }) => {
  const { plan, amount_today } = checkout;
  const regular = t.priceEvery(formatWithoutZeroCents(plan.unit_amount), plan.recurring.interval);
  return (
    <>
      <Text c="dimmed">{plan.product.name}</Text>
      <Text my="2xs" fw={650} lh="1.2" ff="heading" size="3xl">
        {t.today(formatWithoutZeroCents(amount_today))}
      </Text>
      <Text>{amount_today < plan.unit_amount ? t.thenRegularly(regular) : t.renewsAt(regular)}</Text>
    </>
  );
};

const Open = ({ checkout }: { checkout: SandboxCheckout }) => {
  const end = useEndCheckout(checkout.id);
  const button = (action: 'pay' | 'decline' | 'cancel') => ({
    loading: end.isPending && end.variables === action,
    disabled: end.isPending && end.variables !== action,
    onClick: () => end.mutate(action),
  });
  return (
    <>
      <Due checkout={checkout} />
      <Stack mt="2xl" gap="sm">
        <Button color="coral" size="lg" {...button('pay')}>
          {t.pay(formatWithoutZeroCents(checkout.amount_today))}
        </Button>
        <Button variant="default" {...button('decline')}>
          {t.letTheBankDeclineIt}
        </Button>
        <Button variant="subtle" {...button('cancel')}>
          {t.cancelAndGoBack}
        </Button>
      </Stack>
    </>
  );
};

const Closed = () => (
  <>
    <Text>{t.thisCheckoutIsClosedYou}</Text>
    <Button component={Link} to={screens['parent-billing'].path} mt="lg">
      {t.backToBilling}
    </Button>
  </>
);

export const SandboxCheckoutPage = () => {
  const { id = '' } = useParams();
  const checkout = useQuery(checkoutQuery(id));
  return (
    <SandboxFrame>
      <Title order={1} mb="md">
        {t.checkout}
      </Title>
      <QueryState query={checkout} skeleton={<Skeleton height={220} radius="lg" />}>
        {(found) => (found.status === 'open' ? <Open checkout={found} /> : <Closed />)}
      </QueryState>
    </SandboxFrame>
  );
};
