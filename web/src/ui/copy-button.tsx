import { ActionIcon, Tooltip } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { IconCheck, IconCopy } from '@tabler/icons-react';

/** Says 'Copied to clipboard' for a second. */
export const CopyButton = ({ value, label }: { value: string | (() => string); label: string }) => {
  const { copied, copy } = useClipboard({ timeout: 1000 });
  return (
    <Tooltip label="Copied to clipboard" opened={copied} withArrow>
      <ActionIcon
        variant="subtle"
        size={44}
        aria-label={copied ? 'Copied to clipboard' : label}
        aria-live="polite"
        onClick={() => copy(typeof value === 'function' ? value() : value)}
      >
        {copied ? <IconCheck size={20} aria-hidden /> : <IconCopy size={20} aria-hidden />}
      </ActionIcon>
    </Tooltip>
  );
};
