import type { ActivityType } from '@inkling/contract';
import { Text } from '@mantine/core';
import { BorrowedScaleNote } from './borrowed-scale-note.tsx';

/** Stands where marks stand, and nowhere else. */
export const MarksAreEstimates = ({ type }: { type: ActivityType }) => (
  <div>
    <BorrowedScaleNote type={type} />
    <Text size="xs" c="dimmed">
      Marks are estimates made by a computer. Inkling is not part of NAPLAN or ACARA.
    </Text>
  </div>
);
