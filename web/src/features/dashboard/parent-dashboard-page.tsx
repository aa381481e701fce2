import { screens, type User } from '@inkling/contract';
import { Anchor, Button, SimpleGrid } from '@mantine/core';
import {
  IconAward,
  IconCreditCard,
  IconPencil,
  IconRocket,
  IconStar,
  IconTrophy,
  IconUsers,
} from '@tabler/icons-react';
import { Link } from 'react-router';
import { useUser } from '../../api/session.ts';
import { DashboardBanner } from '../../ui/dashboard-banner.tsx';
import { MascotDisc } from '../../ui/mascot/mascot-disc.tsx';
import { StatCard } from '../../ui/stat-card.tsx';
import { DashboardAlerts, DashboardLessUrgentAlerts } from '../alerts/index.ts';
import { ChildrenWritings } from './children-writings.tsx';
import { LatePayment, PlanBanner, VerifyEmail } from './dashboard-banners.tsx';
import { DashboardStatisticsState } from './dashboard-statistics-state.tsx';
import { SampleWritingBanner } from './sample-writing-banner.tsx';
import { t } from './texts.ts';
import { type Tile, TileLinks } from './tile-links.tsx';

const quickAccess: Tile[] = [
  {
    label: t.manageChildren,
    to: screens['parent-children'].path,
    screen: 'parent-children',
    icon: <IconUsers />,
  },
  { label: t.viewChallenges, to: screens.challenges.path, screen: 'challenges', icon: <IconTrophy /> },
  {
    label: t.billingSubscription,
    to: screens['parent-billing'].path,
    screen: 'parent-billing',
    icon: <IconCreditCard />,
  },
];

/** Not for those who pay already. */
const upgrade: Tile = {
  label: t.upgradePlan,
  to: screens.subscription.path,
  screen: 'subscription',
  icon: <IconRocket />,
};

const SubscriptionCard = ({ user }: { user: User }) => {
  const active = user.subscription_status === 'active';
  return (
    <StatCard
      label={t.subscription}
      value={active ? (user.subscription_data?.product_name ?? t.unlimitedAi) : t.freePlan}
      icon={<IconStar />}
      tone="coral"
    >
      {!active && (
        <Anchor component={Link} to={screens['parent-billing'].path} size="sm">
          {t.manageBilling}
        </Anchor>
      )}
    </StatCard>
  );
};

export const ParentDashboardPage = () => {
  const user = useUser();
  if (!user) return null;
  const pays = user.subscription_status === 'active';
  return (
    <>
      <DashboardBanner
        title={(user.email_verified ? t.welcomeBack : t.welcome)(user.full_name || user.screen_name)}
        text={user.email_verified ? t.hereIsWhatYourChildren : t.goodToHaveYouHere}
        aside={<MascotDisc mood="hello" />}
      >
        <Button component={Link} to={screens['parent-children'].path} color="coral">
          {t.myChildren}
        </Button>
      </DashboardBanner>
      <VerifyEmail user={user} />
      <DashboardAlerts />
      <LatePayment />
      <ChildrenWritings />
      <DashboardLessUrgentAlerts />
      <PlanBanner user={user} />
      <DashboardStatisticsState cards={4}>
        {({ children_count = 0, writings_count = 0, achievements_count = 0 }) => (
          <SimpleGrid cols={{ base: 2, md: 4 }} spacing={{ base: 'xs', xs: 'md' }} data-tour="figures">
            <StatCard label={t.children} value={children_count} icon={<IconUsers />} tone="ink" />
            <StatCard label={t.writings} value={writings_count} icon={<IconPencil />} tone="leaf" />
            <StatCard label={t.achievements} value={achievements_count} icon={<IconAward />} tone="sun" />
            <SubscriptionCard user={user} />
          </SimpleGrid>
        )}
      </DashboardStatisticsState>
      <SampleWritingBanner pays={pays} />
      <TileLinks title={t.quickAccess} tiles={pays ? quickAccess : [...quickAccess, upgrade]} />
    </>
  );
};
