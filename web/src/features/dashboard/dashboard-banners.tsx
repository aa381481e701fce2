import { type ScreenName, screens, type User } from '@inkling/contract';
import { Box, Button, Group } from '@mantine/core';
import { IconCreditCard, IconMailHeart, IconSparkles } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { mySettings } from '../../api/settings.ts';
import { mySubscription } from '../../api/subscription.ts';
import { withElements } from '../../language/with-elements.tsx';
import { SendVerificationButton } from '../../shared/send-verification-button.tsx';
import { formatNearDateTime } from '../../ui/dates.ts';
import surface from '../../ui/theme/surface.module.css';
import { t } from './texts.ts';

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
    <Frame label={t.yourPlan}>
      {icon}
      <Box flex="1 1 16rem">{children}</Box>
      <Button component={Link} to={screens[screen].path} variant="default">
        {label}
      </Button>
    </Frame>
  );
};

const strong = (words: string) => <strong>{words}</strong>;

/** The plan goes on while a payment is tried again, and nobody need look at the billing page to hear of it. */
export const LatePayment = () => {
  const { data } = useQuery({ ...mySubscription, meta: { silent: true } });
  if (data?.status !== 'past_due') return null;
  return (
    <Banner icon={<IconCreditCard aria-hidden />} screen="parent-billing" label={t.checkPaymentDetails}>
      {withElements(t.aPaymentDidNotGo, { strong })}
    </Banner>
  );
};

/** Asked at once, so that nobody hears of it only when a child's form is filled in. */
export const VerifyEmail = ({ user }: { user: User }) => {
  const unfinished = useQuery({ ...mySettings, enabled: false }).data?.unfinished_child;
  if (!user.email_verified)
    return (
      <Frame label={t.verifyYourEmail}>
        <IconMailHeart aria-hidden />
        <Box flex="1 1 16rem">
          {withElements(t.pleaseVerifyYourEmail, { strong, email: () => user.email })}
        </Box>
        <SendVerificationButton />
      </Frame>
    );
  if (!unfinished) return null;
  return (
    <Banner icon={<IconMailHeart aria-hidden />} screen="parent-children" label={t.goOn}>
      {withElements(t.yourEmailIsVerified, { strong, child: () => unfinished.full_name || t.yourChild })}
    </Banner>
  );
};

/** What the Free plan includes, for those who have it, and how long their first month costs less. */
export const PlanBanner = ({ user }: { user: User }) => {
  const { data } = useQuery({ ...mySubscription, meta: { silent: true } });
  if (user.subscription_status === 'active') return null;
  return (
    <Banner icon={<IconSparkles aria-hidden />} screen="subscription" label={t.upgradePlan}>
      {withElements(t.youAreOnTheFree, { strong })}
      {data?.offer_ends_at && <div>{t.untilTheFirstMonthOf(formatNearDateTime(data.offer_ends_at))}</div>}
    </Banner>
  );
};
