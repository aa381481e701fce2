import { dashboardOf, screenPath, screens } from '@inkling/contract';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { currentUser } from '../../api/session.ts';
import { PaymentFrame } from './payment-frame.tsx';

const checkEveryMs = 2000;

/** The provider tells the server, not the browser: look until the subscription has arrived there. */
const useSubscriber = () =>
  useQuery({
    ...currentUser,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.subscription_status === 'active' ? false : checkEveryMs),
  }).data;

export const PaymentSuccessPage = () => {
  const user = useSubscriber();
  const active = user?.subscription_status === 'active';
  return (
    <PaymentFrame
      mood="happy"
      title="Payment Successful"
      text={active ? 'Your subscription is activated.' : 'Thank you! Your subscription is being activated...'}
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
