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

export const AccountSection = () => {
  const user = useUser();
  if (!user) return null;
  const managed = user.role === 'student' && user.parentId !== null;
  return (
    <>
      {managed && (
        <Alert icon={<IconLock aria-hidden />} title="Your parent looks after this account" color="ink">
          Parent-managed student accounts have restricted settings: your password, for example, can only be
          changed by your parent.
        </Alert>
      )}
      <SettingsCard title="Profile">
        <AvatarField user={user} />
        <ProfileForm user={user} />
      </SettingsCard>
      {!managed && <PasswordForm />}
      {user.role !== 'student' && (
        <SettingsCard
          title="Passkeys"
          text="A passkey opens your account with your fingerprint, your face or the PIN of your device. It cannot be guessed, and no false page can ask you for it."
        >
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
