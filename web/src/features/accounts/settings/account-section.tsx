import { Alert } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useUser } from '../../../api/session.ts';
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
  if (!user) return null;
  const managed = user.role === 'student' && user.parentId !== null;
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
      {!managed && <PasswordForm />}
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
