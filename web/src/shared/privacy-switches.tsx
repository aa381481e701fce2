import type { PrivacySettings } from '@inkling/contract';
import { Stack, Switch } from '@mantine/core';
import { t } from './privacy-switches.texts.ts';

type Flag = keyof PrivacySettings;
type Texts = Record<Flag, { label: string; description: string }>;

const flags: Flag[] = ['shareProgress', 'shareWriting', 'showOnlineStatus', 'showActivity'];

const ownTexts: Texts = {
  shareProgress: {
    label: t.shareMyProgress,
    description: t.myProgressMeans,
  },
  shareWriting: {
    label: t.shareMyWriting,
    description: t.myWritingMeans,
  },
  showOnlineStatus: {
    label: t.showWhenIAmOnline,
    description: t.meOnlineMeans,
  },
  showActivity: {
    label: t.showMyActivity,
    description: t.myActivityMeans,
  },
};

const textsAbout = (name: string): Texts => ({
  shareProgress: {
    label: t.shareProgress,
    description: t.progressMeans(name),
  },
  shareWriting: {
    label: t.shareWriting,
    description: t.writingMeans(name),
  },
  showOnlineStatus: {
    label: t.showWhenOnline,
    description: t.onlineMeans(name),
  },
  showActivity: {
    label: t.showActivity,
    description: t.activityMeans(name),
  },
});

interface PrivacySwitchesProps {
  privacy: PrivacySettings;
  /** The child a parent decides for; without one, the reader decides for themselves. */
  childName?: string;
  disabled?: boolean;
  onChange: (privacy: PrivacySettings) => void;
}

export const PrivacySwitches = ({ privacy, childName, disabled = false, onChange }: PrivacySwitchesProps) => {
  const texts = childName ? textsAbout(childName) : ownTexts;
  return (
    <Stack gap="lg">
      {flags.map((flag) => (
        <Switch
          key={flag}
          size="md"
          {...texts[flag]}
          disabled={disabled}
          checked={privacy[flag]}
          onChange={({ currentTarget: { checked } }) => onChange({ ...privacy, [flag]: checked })}
        />
      ))}
    </Stack>
  );
};
