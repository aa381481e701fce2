import { MySsoLinks, useMySsoLinks } from '../../sso/index.ts';
import { SettingsCard } from './settings-card.tsx';

/** Nothing at all for people whose school has no sign-on. */
export const SchoolSignInCard = () => {
  const mine = useMySsoLinks();
  if (!mine) return null;
  return (
    <SettingsCard
      title="School sign-in"
      text="Linked, your school’s own sign-in opens this account and you need no password."
    >
      <MySsoLinks {...mine} />
    </SettingsCard>
  );
};
