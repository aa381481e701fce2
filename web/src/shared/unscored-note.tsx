import type { UnscoredReason } from '@inkling/contract';
import { Text } from '@mantine/core';
import { t } from './unscored.texts.ts';

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
      {isShort
        ? t.short(t.reasons[reason].label)
        : t.withReason(t.reasons[reason].label, t.reasons[reason].why)}
    </Text>
  );
