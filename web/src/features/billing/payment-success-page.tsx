import { dashboardOf, screenPath, screens } from '@inkling/contract';
import { Button } from '@mantine/core';
import { useTimeout } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { currentUser } from '../../api/session.ts';
import { PaymentFrame } from './payment-frame.tsx';

const checkEveryMs = 1000;
const checkLaterMs = 10_000;
const slowAfterMs = 20_000;

const words = {
  active: 'Your subscription is activated.',
  wait: 'Thank you! Your subscription is being activated...',
  slow: 'Thank you! This takes longer than usual. You need not wait here: we write to you when your subscription is active.',
};

/** The provider tells the server, not the browser: look until the subscription has arrived there. */
const useSubscriber = (isSlow: boolean) =>
  useQuery({
    ...currentUser,
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => {
      if (data?.role !== 'parent' || data.subscription_status === 'active') return false;
      return isSlow ? checkLaterMs : checkEveryMs;
    },
  }).data;

export const PaymentSuccessPage = () => {
  const [isSlow, setIsSlow] = useState(false);
  const user = useSubscriber(isSlow);
  useTimeout(() => setIsSlow(true), slowAfterMs, { autoInvoke: true });
  const isActive = user?.subscription_status === 'active';
  return (
    <PaymentFrame
      mood="happy"
      title="Payment Successful"
      text={words[isActive ? 'active' : isSlow ? 'slow' : 'wait']}
      actions={
        <Button
          component={Link}
          to={user ? screenPath(dashboardOf(user.role)) : screens.landing.path}
          color="coral"
        >
          Go to Dashboard
        </Button>
      }
    />
  );
};
