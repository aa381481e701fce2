import { Group, Text } from '@mantine/core';
import { IconCloudCheck, IconCloudOff, IconCloudUp } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { SaveStateStore } from './save-state-store.ts';
import type { SaveState } from './save-states.ts';
import { useDisplayedSaveState } from './use-displayed-save-state.ts';

const looks: Record<'idle' | 'saving' | 'saved' | 'offline' | 'held', { text: string; icon: ReactNode }> = {
  idle: { text: 'Content will be auto-saved.', icon: null },
  saving: { text: 'Auto-saving...', icon: <IconCloudUp size={18} aria-hidden /> },
  saved: { text: 'Auto saved', icon: <IconCloudCheck size={18} color="var(--leaf)" aria-hidden /> },
  offline: {
    text: 'Not connected. Your words are kept on this device.',
    icon: <IconCloudOff size={18} aria-hidden />,
  },
  held: {
    text: 'Not saved yet. Your words are kept on this device.',
    icon: <IconCloudOff size={18} aria-hidden />,
  },
};

/** What waits for the child's answer is told in a notice; here only that nothing is lost. */
const nameOf = ({ name }: SaveState): keyof typeof looks =>
  name === 'saving' || name === 'saved' || name === 'idle' || name === 'offline' ? name : 'held';

export const SaveStatus = ({ saving }: { saving: SaveStateStore }) => {
  const name = nameOf(useDisplayedSaveState(saving));
  const { text, icon } = looks[name];
  return (
    <Group gap={6} role="status" aria-live="polite">
      {icon}
      <Text size="sm" c="dimmed">
        {text}
      </Text>
    </Group>
  );
};
