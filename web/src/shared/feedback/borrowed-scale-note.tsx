import type { ActivityType } from '@inkling/contract';
import { Text, type TextProps } from '@mantine/core';
import { t } from './notices.texts.ts';

const isBorrowed = (type: ActivityType): type is keyof typeof t.borrowedScales => type in t.borrowedScales;

/** Says by which rules a piece is marked that is neither a story nor an argument; nothing for those. */
export const BorrowedScaleNote = ({ type, ...props }: TextProps & { type: ActivityType }) =>
  isBorrowed(type) ? (
    <Text size="sm" c="dimmed" {...props}>
      {t.borrowedScales[type]}
    </Text>
  ) : null;
