import type { PrivacySettings } from '@inkling/contract';
import { Stack, Switch } from '@mantine/core';

type Flag = keyof PrivacySettings;
type Texts = Record<Flag, { label: string; description: string }>;

const flags: Flag[] = ['shareProgress', 'shareWriting', 'showOnlineStatus', 'showActivity'];

const ownTexts: Texts = {
  shareProgress: {
    label: 'Share my progress',
    description: 'Classmates in the same challenge see how many of its pieces you have finished',
  },
  shareWriting: {
    label: 'Share my writing',
    description:
      'Classmates in the same challenge can read the pieces you finished in it, never your marks and never wellbeing pieces',
  },
  showOnlineStatus: {
    label: 'Show when I am online',
    description: 'Classmates in the same challenge see that you are here',
  },
  showActivity: {
    label: 'Show my activity',
    description: 'Classmates in the same challenge see what you did last in it: joined, began or finished',
  },
};

const textsAbout = (name: string): Texts => ({
  shareProgress: {
    label: 'Share progress',
    description: `Classmates in the same challenge see how many of its pieces ${name} has finished`,
  },
  shareWriting: {
    label: 'Share writing',
    description: `Classmates in the same challenge can read the pieces ${name} finished in it, never the marks and never wellbeing pieces`,
  },
  showOnlineStatus: {
    label: 'Show when online',
    description: `Classmates in the same challenge see that ${name} is using Inkling now`,
  },
  showActivity: {
    label: 'Show activity',
    description: `Classmates in the same challenge see what ${name} did last in it: joined, began or finished`,
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
