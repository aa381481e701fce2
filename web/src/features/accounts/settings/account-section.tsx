import { Alert } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useUser } from '../../../api/session.ts';
import { useMyPlatforms } from '../../lti/index.ts';
import { PasskeyList } from '../../passkeys/index.ts';
import { AvatarField } from './avatar-field.tsx';
import { DangerZone } from './danger-zone.tsx';
import { PasswordForm } from './password-form.tsx';
import { PlatformsCard } from './platforms-card.tsx';
import { ProfileForm } from './profile-form.tsx';
import { SchoolSignInCard } from './school-sign-in-card.tsx';
import { SessionList } from './session-list.tsx';
import { SettingsCard } from './settings-card.tsx';
import { t } from './texts.ts';

export const AccountSection = () => {
  const user = useUser();
  const managed = user?.role === 'student' && user.parentId !== null;
  const linked = useMyPlatforms(user?.role !== undefined && user.role !== 'parent' && !managed);
  if (!user) return null;
  // Who gets in by a platform alone has no password that could be changed.
  const hasNoPassword = linked?.some(({ is_only_way_in }) => is_only_way_in) === true;
  return (
    <>
      {managed && (
        <Alert icon={<IconLock aria-hidden />} title={t.yourParentLooksAfterThis} color="ink">
          {t.parentManagedStudentAccountsHave}
        </Alert>
      )}
      <SettingsCard title={t.profile}>
        <AvatarField user={user} />
        <ProfileForm user={user} />
      </SettingsCard>
      {!managed && !hasNoPassword && <PasswordForm />}
      {user.role !== 'student' && (
        <SettingsCard title={t.passkeys} text={t.aPasskeyOpensYourAccount}>
          <PasskeyList />
        </SettingsCard>
      )}
      {!managed && user.role !== 'parent' && <SchoolSignInCard />}
      {!managed && user.role !== 'parent' && <PlatformsCard />}
      <SessionList />
      {user.role !== 'student' && <DangerZone role={user.role} />}
    </>
  );
};
