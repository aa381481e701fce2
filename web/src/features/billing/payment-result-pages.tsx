import { dashboardOf, screenPath, screens, type User } from '@inkling/contract';
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
import { t } from './texts.ts';

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

interface Words {
  mood: PaymentFrameProps['mood'];
  title: string;
  text: string;
}

/** True for whoever opens the page: success is said once the plan is there, and to parents only. */
const words: Record<'active' | 'wait' | 'slow' | 'other', Words> = {
  active: { mood: 'happy', title: t.paymentSuccessful, text: t.yourSubscriptionIsActivated },
  wait: {
    mood: 'thinking',
    title: t.waitingForYourPayment,
    text: t.yourSubscriptionIsActivatedAs,
  },
  slow: {
    mood: 'thinking',
    title: t.noPaymentHasArrivedYet,
    text: t.ifYouHavePaidYou,
  },
  other: {
    mood: 'hello',
    title: t.nothingToPay,
    text: t.plansAreForParentsYour,
  },
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

const stateOf = (user: User | null | undefined, isSlow: boolean): keyof typeof words => {
  if (user && user.role !== 'parent') return 'other';
  if (user?.subscription_status === 'active') return 'active';
  return isSlow ? 'slow' : 'wait';
};

export const PaymentSuccessPage = () => {
  const [isSlow, setIsSlow] = useState(false);
  const user = useSubscriber(isSlow);
  useTimeout(() => setIsSlow(true), slowAfterMs, { autoInvoke: true });
  return (
    <PaymentFrame
      {...words[stateOf(user, isSlow)]}
      actions={
        <Button
          component={Link}
          to={user ? screenPath(dashboardOf(user.role)) : screens.landing.path}
          color="coral"
        >
          {t.goToDashboard}
        </Button>
      }
    />
  );
};

const failureReasons = [
  t.insufficientFunds,
  t.incorrectCardInformation,
  t.expiredOrInvalidCard,
  t.theBankDeclinedThePayment,
];

export const PaymentFailedPage = () => {
  // Not shown: the support team reads it.
  const mailto = useSupportMailto('My payment failed');
  return (
    <PaymentFrame
      mood="lost"
      title={t.paymentFailed}
      text={t.nothingWasChargedYouCan}
      actions={
        <>
          <Button component={Link} to={screens.subscription.path} color="coral">
            {t.tryAgain}
          </Button>
          <Button component="a" href={mailto} variant="default">
            {t.contactSupport}
          </Button>
        </>
      }
    >
      <Text fw={600} mt="lg">
        {t.commonReasons}
      </Text>
      <List mt={6} ta="left">
        {failureReasons.map((reason) => (
          <List.Item key={reason}>{reason}</List.Item>
        ))}
      </List>
    </PaymentFrame>
  );
};

const cancelReasons = [t.thePrice, t.missingFeatures, t.somethingElse];

/** The answer goes to the support team like any message. */
const Why = () => {
  const tell = useMutation({
    mutationFn: (message: string) =>
      // Not shown: the support team reads it.
      call(help.sendMessage, { body: { subject: 'Why I did not subscribe', message } }),
  });
  if (tell.isSuccess) {
    return (
      <Text mt="lg" fw={600} role="status">
        {t.thankYouThatHelpsUs}
      </Text>
    );
  }
  return (
    <>
      <Text mt="lg" fw={600}>
        {t.mayWeAskWhy}
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
    title={t.paymentCanceled}
    text={t.noChargesWereMadeYou}
    actions={
      <>
        <Button component={Link} to={screens.landing.path} color="coral">
          {t.returnToHomepage}
        </Button>
        <Button component="a" href={useSupportMailto('I canceled a payment')} variant="default">
          {t.contactSupport}
        </Button>
      </>
    }
  >
    <Why />
  </PaymentFrame>
);
