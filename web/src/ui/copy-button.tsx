import { ActionIcon, Tooltip } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { t } from './texts.ts';

/** Says 'Copied to clipboard' for a second. */
export const CopyButton = ({ value, label }: { value: string | (() => string); label: string }) => {
  const { copied, copy } = useClipboard({ timeout: 1000 });
  return (
    <Tooltip label={t.copiedToClipboard} opened={copied} withArrow>
      <ActionIcon
        variant="subtle"
        size={44}
        aria-label={copied ? t.copiedToClipboard : label}
        aria-live="polite"
        onClick={() => copy(typeof value === 'function' ? value() : value)}
      >
        {copied ? <IconCheck size={20} aria-hidden /> : <IconCopy size={20} aria-hidden />}
      </ActionIcon>
    </Tooltip>
  );
};
