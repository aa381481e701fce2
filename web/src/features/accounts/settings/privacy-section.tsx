import type { Settings } from '@inkling/contract';
import { Stack, Switch } from '@mantine/core';
import { SettingsSection } from './settings-section.tsx';

type Flag = keyof Settings['privacy'];

const flags: { flag: Flag; label: string; description: string }[] = [
  {
    flag: 'shareProgress',
    label: 'Share my progress',
    description: 'Teachers and parents see how far you are',
  },
  {
    flag: 'shareWriting',
    label: 'Share my writing',
    description: 'Finished pieces may be shown to your class',
  },
  {
    flag: 'showOnlineStatus',
    label: 'Show when I am online',
    description: 'Others in your class see that you are here',
  },
  {
    flag: 'showActivity',
    label: 'Show my activity',
    description: 'What you did lately appears on your page',
  },
];

export const PrivacySection = () => (
  <SettingsSection title="Privacy" text="You decide what others may see.">
    {({ privacy }, change) => (
      <Stack gap="lg">
        {flags.map(({ flag, label, description }) => (
          <Switch
            key={flag}
            size="md"
            label={label}
            description={description}
            checked={privacy[flag]}
            onChange={({ currentTarget: { checked } }) =>
              change({ privacy: { ...privacy, [flag]: checked } })
            }
          />
        ))}
      </Stack>
    )}
  </SettingsSection>
);
