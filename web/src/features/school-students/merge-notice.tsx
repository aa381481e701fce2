import type { SchoolStudent } from '@inkling/contract';
import { Alert, Button, Group, Text } from '@mantine/core';

interface MergeNoticeProps {
  student: SchoolStudent;
  onCancel: () => void;
}

/** Between choosing the first account and the second. */
export const MergeNotice = ({ student: { full_name, screen_name }, onCancel }: MergeNoticeProps) => (
  <Alert mb="md" role="status">
    <Group justify="space-between" gap="sm">
      <Text>
        {`You have chosen ${full_name} (${screen_name}). Now find the other account of the same child and press Merge there.`}
      </Text>
      <Button variant="default" onClick={onCancel}>
        Stop merging
      </Button>
    </Group>
  </Alert>
);
