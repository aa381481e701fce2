import { Group, Paper, Text } from '@mantine/core';
import { CopyButton } from './copy-button.tsx';
import textClasses from './theme/text.module.css';

/** An address to be copied into the settings of something else. */
export const CopyAddress = ({
  label,
  value,
  copy,
}: {
  label: string;
  value: string;
  /** What the button says. */
  copy: string;
}) => (
  <Paper
    component={Group}
    withBorder
    radius="md"
    gap="sm"
    wrap="nowrap"
    justify="space-between"
    p="xs"
    pl="md"
  >
    <div className={textClasses.breakable}>
      <Text size="sm" c="dimmed">
        {label}
      </Text>
      <Text size="sm" ff="monospace">
        {value}
      </Text>
    </div>
    <CopyButton value={value} label={copy} />
  </Paper>
);
