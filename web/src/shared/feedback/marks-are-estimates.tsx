import { Text } from '@mantine/core';

/** Stands where marks stand, and nowhere else. */
export const MarksAreEstimates = () => (
  <Text size="xs" c="dimmed">
    Marks are estimates made by a computer. Inkling is not part of NAPLAN or ACARA.
  </Text>
);
