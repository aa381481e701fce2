import { type UnscoredReason, unscoredMessages } from '@inkling/contract';
import { Text } from '@mantine/core';

/** For grown-ups, where a score would stand. */
export const UnscoredNote = ({
  reason,
  isShort = false,
}: {
  reason: UnscoredReason | null;
  isShort?: boolean;
}) =>
  reason && (
    <Text size="sm" c="dimmed">
      {unscoredMessages[reason].label}.{!isShort && ` ${unscoredMessages[reason].why}`}
    </Text>
  );
