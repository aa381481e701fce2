import { type ScreenName, screens, type User } from '@inkling/contract';
import { Box, Button, Group } from '@mantine/core';
import { IconCreditCard, IconMailHeart, IconSparkles } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { mySettings } from '../../api/settings.ts';
import { mySubscription } from '../../api/subscription.ts';
import { SendVerificationButton } from '../../shared/send-verification-button.tsx';
import { formatNearDateTime } from '../../ui/dates.ts';
import surface from '../../ui/theme/surface.module.css';

interface BannerProps {
  icon: ReactNode;
  /** Where the button leads. */
  screen: ScreenName;
  label: string;
  children: ReactNode;
}

const Frame = ({ label, children }: { label: string; children: ReactNode }) => (
  <Group component="section" className={surface.inset} data-tone="sun" py="md" mb="lg" aria-label={label}>
    {children}
  </Group>
);

const Banner = ({ icon, screen, label, children }: BannerProps) => {
  return (
    <Frame label="Your plan">
      {icon}
      <Box flex="1 1 16rem">{children}</Box>
      <Button component={Link} to={screens[screen].path} variant="default">
        {label}
      </Button>
    </Frame>
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

/** Asked at once, so that nobody hears of it only when a child's form is filled in. */
export const VerifyEmail = ({ user }: { user: User }) => {
  const unfinished = useQuery({ ...mySettings, enabled: false }).data?.unfinished_child;
  if (!user.email_verified)
    return (
      <Frame label="Verify your email">
        <IconMailHeart aria-hidden />
        <Box flex="1 1 16rem">
          <strong>Please verify your email.</strong> We sent a link to {user.email}. Open it on any device,
          and you can add your children.
        </Box>
        <SendVerificationButton />
      </Frame>
    );
  if (!unfinished) return null;
  return (
    <Banner icon={<IconMailHeart aria-hidden />} screen="parent-children" label="Go on">
      <strong>Your email is verified.</strong> The form for {unfinished.full_name || 'your child'} is as you
      left it: only the password and your agreement are missing.
    </Banner>
  );
};

/** What the Free plan includes, for those who have it, and how long their first month costs less. */
export const PlanBanner = ({ user }: { user: User }) => {
  const { data } = useQuery({ ...mySubscription, meta: { silent: true } });
  if (user.subscription_status === 'active') return null;
  return (
    <Banner icon={<IconSparkles aria-hidden />} screen="subscription" label="Upgrade Plan">
      <strong>You are on the Free Plan.</strong> It includes 4 AI writing challenges per month and up to 2
      child accounts. You always read what your children finish.
      {data?.offer_ends_at && (
        <> Until {formatNearDateTime(data.offer_ends_at)}, the first month of a paid plan costs you less.</>
      )}
    </Banner>
  );
};
