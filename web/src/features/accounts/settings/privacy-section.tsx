import { Text } from '@mantine/core';
import { useUser } from '../../../api/session.ts';
import { PrivacySwitches } from '../../../shared/privacy-switches.tsx';
import { ChildrenPrivacy } from './children-privacy.tsx';
import { SettingsCard } from './settings-card.tsx';
import { SettingsSection } from './settings-section.tsx';

const StudentPrivacy = ({ hasParent }: { hasParent: boolean }) => (
  <SettingsSection
    title="Privacy"
    text={
      hasParent
        ? 'Your parent decides what classmates see of you. Talk to them if you want to change something.'
        : 'You decide what classmates see of you. All of it is off until you switch it on.'
    }
  >
    {({ privacy }, change) => (
      <PrivacySwitches
        privacy={privacy}
        disabled={hasParent}
        onChange={(wished) => change({ privacy: wished })}
      />
    )}
  </SettingsSection>
);

const TeacherPrivacy = () => (
  <SettingsCard title="Privacy" text="What others see of you.">
    <Text>
      Students in your classes and challenges see your name and what you write to them. Their parents see your
      name in the list of who opened their child's work. Your email address is shown to nobody.
    </Text>
  </SettingsCard>
);

export const PrivacySection = () => {
  const user = useUser();
  if (user?.role === 'parent') return <ChildrenPrivacy />;
  if (user?.role === 'teacher') return <TeacherPrivacy />;
  return <StudentPrivacy hasParent={typeof user?.parentId === 'number'} />;
};
