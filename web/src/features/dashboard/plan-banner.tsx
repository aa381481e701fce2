import { type ScreenName, screens, type User } from '@inkling/contract';
import { Button } from '@mantine/core';
import { IconCreditCard, IconSparkles } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { mySubscription } from '../../api/subscription.ts';
import classes from './dashboard.module.css';

interface BannerProps {
  icon: ReactNode;
  /** Where the button leads. */
  screen: ScreenName;
  label: string;
  children: ReactNode;
}

const Banner = ({ icon, screen, label, children }: BannerProps) => {
  return (
    <section className={classes.banner} aria-label="Your plan">
      {icon}
      <p>{children}</p>
      <Button component={Link} to={screens[screen].path} variant="default">
        {label}
      </Button>
    </section>
  );
};

/** The plan goes on while a payment is tried again, and nobody need look at the billing page to hear of it. */
export const LatePayment = () => {
  const { data } = useQuery({ ...mySubscription, meta: { silent: true } });
  if (data?.status !== 'past_due') return null;
  return (
    <Banner icon={<IconCreditCard aria-hidden />} screen="parent-billing" label="Check payment details">
      <strong>A payment did not go through.</strong> Your plan goes on while we try again over the next days.
    </Banner>
  );
};

/** What the Free plan includes, for those who have it. */
export const PlanBanner = ({ user }: { user: User }) =>
  user.subscription_status === 'active' ? null : (
    <Banner icon={<IconSparkles aria-hidden />} screen="subscription" label="Upgrade Plan">
      <strong>You are on the Free Plan.</strong> It includes 4 AI writing challenges per month and up to 2
      child accounts. You always read what your children finish.
    </Banner>
  );
