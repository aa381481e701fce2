import { dashboardOf, screenPath, screens } from '@inkling/contract';
import { Button, Card, Group, List, Text, Title } from '@mantine/core';
import { useTimeout } from '@mantine/hooks';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { call } from '../../api/call.ts';
import { currentUser } from '../../api/session.ts';
import { useSupportMailto } from '../../api/support.ts';
import { help } from '../../api/typed-calls.ts';
import { Mascot } from '../../ui/mascot/mascot.tsx';

interface PaymentFrameProps {
  mood: ComponentProps<typeof Mascot>['mood'];
  title: string;
  text: string;
  children?: ReactNode;
  actions: ReactNode;
}

/** The look of the three pages that end a checkout. */
const PaymentFrame = ({ mood, title, text, children, actions }: PaymentFrameProps) => (
  <Card maw="36rem" mx="auto" padding="2xl" ta="center" style={{ alignItems: 'center' }}>
    <Mascot mood={mood} size={140} />
    <Title order={1} mt="md">
      {title}
    </Title>
    <Text mt="xs" role="status">
      {text}
    </Text>
    {children}
    <Group justify="center" mt="2xl" gap="sm">
      {actions}
    </Group>
  </Card>
);

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

const failureReasons = [
  'Insufficient funds',
  'Incorrect card information',
  'Expired or invalid card',
  'The bank declined the payment',
];

export const PaymentFailedPage = () => {
  const mailto = useSupportMailto('My payment failed');
  return (
    <PaymentFrame
      mood="lost"
      title="Payment failed"
      text="Nothing was charged. You can try again at any time."
      actions={
        <>
          <Button component={Link} to={screens.subscription.path} color="coral">
            Try again
          </Button>
          <Button component="a" href={mailto} variant="default">
            Contact Support
          </Button>
        </>
      }
    >
      <Text fw={600} mt="lg">
        Common reasons
      </Text>
      <List mt={6} ta="left">
        {failureReasons.map((reason) => (
          <List.Item key={reason}>{reason}</List.Item>
        ))}
      </List>
    </PaymentFrame>
  );
};

const cancelReasons = ['The price', 'Missing features', 'Something else'];

/** The answer goes to the support team like any message. */
const Why = () => {
  const tell = useMutation({
    mutationFn: (message: string) =>
      call(help.sendMessage, { body: { subject: 'Why I did not subscribe', message } }),
  });
  if (tell.isSuccess) {
    return (
      <Text mt="lg" fw={600} role="status">
        Thank you, that helps us.
      </Text>
    );
  }
  return (
    <>
      <Text mt="lg" fw={600}>
        May we ask why?
      </Text>
      <Group justify="center" gap="sm" mt="sm">
        {cancelReasons.map((reason) => (
          <Button
            key={reason}
            variant="light"
            loading={tell.isPending && tell.variables === reason}
            disabled={tell.isPending && tell.variables !== reason}
            onClick={() => tell.mutate(reason)}
          >
            {reason}
          </Button>
        ))}
      </Group>
    </>
  );
};

export const PaymentCanceledPage = () => (
  <PaymentFrame
    mood="thinking"
    title="Payment canceled"
    text="No charges were made. You can try again whenever you like."
    actions={
      <>
        <Button component={Link} to={screens.landing.path} color="coral">
          Return to Homepage
        </Button>
        <Button component="a" href={useSupportMailto('I canceled a payment')} variant="default">
          Contact Support
        </Button>
      </>
    }
  >
    <Why />
  </PaymentFrame>
);
