import type { Writing } from '@inkling/contract';
import { Text } from '@mantine/core';

/** What the buttons beside the coach's lines are for. */
export const LeaveOutHint = ({ student }: Pick<Writing, 'student'>) => (
  <Text size="sm" c="dimmed">
    Leave out a line that you would not say: {student.full_name} and the parents don’t read it.
  </Text>
);
