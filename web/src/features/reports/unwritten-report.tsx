import type { StudentReport } from '@inkling/contract';
import { Button, Group, Loader, Text } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { failedText, pendingText } from './report-labels.ts';
import { useRetryReport } from './reports.queries.ts';

/** What stands where a report is not written yet: the wait, or the way to try again. */
export const UnwrittenReport = ({ report }: { report: StudentReport }) => {
  const retry = useRetryReport();
  if (report.status === 'pending')
    return (
      <Group gap="sm" wrap="nowrap" role="status">
        <Loader size="sm" aria-hidden />
        <Text c="dimmed">{pendingText}</Text>
      </Group>
    );
  return (
    <>
      <Text c="dimmed">{failedText}</Text>
      <Button
        variant="default"
        mt="sm"
        leftSection={<IconRefresh size={18} aria-hidden />}
        loading={retry.isPending}
        onClick={() => retry.mutate(report.id)}
        aria-label={`Retry: ${report.student.full_name}`}
      >
        Retry
      </Button>
    </>
  );
};
