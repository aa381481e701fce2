import { type Plan, screens } from '@inkling/contract';
import { Button, Card, Text, Title } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { useLeaveQuestion } from '../../ui/use-leave-question.ts';
import { useCheckout } from './billing.queries.ts';
import { OrderSummary } from './order-summary.tsx';
import { PaymentForm } from './payment-form.tsx';
import { emptyPayment, type PaymentValues } from './payment-values.ts';
import classes from './subscription.module.css';

const Payment = ({ plan }: { plan: Plan }) => {
  const form = useForm<PaymentValues>({ initialValues: emptyPayment });
  const checkout = useCheckout();
  const isLeaving = checkout.isPending || checkout.isSuccess;
  useLeaveQuestion(form.isDirty() && !isLeaving);
  return (
    <PaymentForm form={form} isLeaving={checkout.isPending} onSubscribe={() => checkout.mutate(plan.id)} />
  );
};

const NothingToPay = () => (
  <Card component="section" aria-label="Payment">
    <Title order={2}>Nothing to pay</Title>
    <Text mt="xs">Your family has the Free Plan already. It stays as long as you like.</Text>
    <Button component={Link} to={screens['parent-dashboard'].path} variant="default" mt="lg">
      Go to Dashboard
    </Button>
  </Card>
);

/** What choosing a plan opens: the form and what it will cost. */
export const Order = ({ plan, isOffered }: { plan: Plan | null; isOffered: boolean }) => {
  const place = useRef<HTMLDivElement>(null);
  // Newer browsers answer a promise, which is no clean-up.
  useEffect(() => void place.current?.scrollIntoView({ block: 'start' }), []);
  return (
    <div className={classes.order} ref={place}>
      {plan ? <Payment plan={plan} /> : <NothingToPay />}
      <OrderSummary plan={plan} isOffered={isOffered} />
    </div>
  );
};
