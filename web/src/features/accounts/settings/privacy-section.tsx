import { Text } from '@mantine/core';
import { useUser } from '../../../api/session.ts';
import { PrivacySwitches } from '../../../shared/privacy-switches.tsx';
import { ChildrenPrivacy } from './children-privacy.tsx';
import { SettingsCard } from './settings-card.tsx';
import { SettingsSection } from './settings-section.tsx';
import { t } from './texts.ts';

const StudentPrivacy = ({ hasParent }: { hasParent: boolean }) => (
  <SettingsSection
    title={t.privacy}
    text={hasParent ? t.yourParentDecidesWhatClassmates : t.youDecideWhatClassmatesSee}
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
  <SettingsCard title={t.privacy} text={t.whatOthersSeeOfYou}>
    <Text>{t.studentsInYourClassesAnd}</Text>
  </SettingsCard>
);

export const PrivacySection = () => {
  const user = useUser();
  if (user?.role === 'parent') return <ChildrenPrivacy />;
  if (user?.role === 'teacher') return <TeacherPrivacy />;
  return <StudentPrivacy hasParent={typeof user?.parentId === 'number'} />;
};
