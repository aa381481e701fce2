import { ActionIcon, Group } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { toastError, toastSuccess } from '../../ui/toast.ts';

const copy = async (code: string): Promise<void> => {
  try {
    await navigator.clipboard.writeText(code);
    toastSuccess('Class code copied successfully');
  } catch {
    // A browser may forbid it, and has no clipboard at all on an unsafe address.
    toastError('Failed to copy class code');
  }
};

/** What students type in to join, with a button that copies it. */
export const CopyableClassCode = ({ code }: { code: string }) => (
  <Group component="span" display="inline-flex" gap="2xs" ff="monospace" fw={600} lts="0.06em">
    {code}
    <ActionIcon variant="subtle" size={44} aria-label={`Copy class code ${code}`} onClick={() => copy(code)}>
      <IconCopy size={20} aria-hidden />
    </ActionIcon>
  </Group>
);
