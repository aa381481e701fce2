import { type StudentReport, screenPath } from '@inkling/contract';
import { Box, Button, Group, Text } from '@mantine/core';
import { IconMessage, IconRefresh } from '@tabler/icons-react';
import { Link } from 'react-router';
import print from '../../../ui/theme/print.module.css';
import { useRequestReports } from '../reports.queries.ts';

/** The comments in a report are those on the pieces: changed there, they stand in it once it is written again. */
export const CommentsInReport = ({ report }: { report: StudentReport }) => {
  const again = useRequestReports();
  if (!report.permissions.change || !report.report_result) return null;
  const { student, target_type, target_id, start_date, end_date } = report;
  const body = { target_type, target_id, student_id: student.id, start_date, end_date };
  return (
    <Box component="section" aria-label="Comments in this report" className={print.onScreen} mt="lg">
      <Text size="sm" c="dimmed" mb="xs">
        Your comments in it are those on the pieces. Change them there, and write the report again.
      </Text>
      <Group gap="sm">
        <Button
          component={Link}
          variant="default"
          to={screenPath('teacher-student', { id: student.id })}
          leftSection={<IconMessage size={18} aria-hidden />}
        >
          Change my comments
        </Button>
        <Button
          variant="default"
          loading={again.isPending}
          leftSection={<IconRefresh size={18} aria-hidden />}
          onClick={() => again.mutate(body)}
        >
          Write it again
        </Button>
      </Group>
    </Box>
  );
};
