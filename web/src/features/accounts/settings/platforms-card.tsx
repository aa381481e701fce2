import { MyPlatforms, useMyPlatforms } from '../../lti/index.ts';
import { SettingsCard } from './settings-card.tsx';

/** Nothing at all for people whom no learning platform brings. */
export const PlatformsCard = () => {
  const mine = useMyPlatforms();
  if (!mine) return null;
  return (
    <SettingsCard title="Learning platforms" text="These open this account without its password.">
      <MyPlatforms linked={mine} />
    </SettingsCard>
  );
};
