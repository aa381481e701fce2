import { type StudentReport, screenPath } from '@inkling/contract';
import { Anchor, Box, Button, Card, Group, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import { StudentLink } from '../../shared/student-link.tsx';
import { Chip } from '../../ui/chip.tsx';
import textClasses from '../../ui/theme/text.module.css';
import { ReportFacts } from './report-facts.tsx';
import { statusColors, statusLabels } from './report-labels.ts';
import classes from './report-list-item.module.css';
import { reportPreview } from './report-preview.ts';
import { ShareButton } from './share-button.tsx';
import { UnwrittenReport } from './unwritten-report.tsx';

interface ReportListItemProps {
  report: StudentReport;
  onRead: () => void;
}

export const ReportListItem = ({ report, onRead }: ReportListItemProps) => {
  const { id, student, status, report_result, shared_at } = report;
  return (
    <Card component="article">
      <Group justify="space-between" align="flex-start" gap="xs">
        <Box miw={0} flex="1 1 10rem">
          <Title order={2} fz="xl" className={classes.name}>
            <StudentLink student={student} />
          </Title>
          <Text span className={textClasses.breakable} c="dimmed" size="sm">
            @{student.screen_name}
          </Text>
        </Box>
        <Chip tone={statusColors[status]}>{shared_at ? 'Shared with parent' : statusLabels[status]}</Chip>
      </Group>
      <ReportFacts report={report} />
      {report_result ? (
        <>
          <p className={classes.preview}>{reportPreview(report_result)}</p>
          <Group gap="sm" mt="auto">
            <Button variant="light" onClick={onRead} aria-label={`View full report: ${student.full_name}`}>
              View full report
            </Button>
            <Anchor
              component={Link}
              to={screenPath('teacher-activity-report-detail', { id })}
              size="sm"
              className={textClasses.touch}
              aria-label={`Report page: ${student.full_name}`}
            >
              Report page
            </Anchor>
            <ShareButton reports={[report]} of={student.full_name} />
          </Group>
        </>
      ) : (
        <div className={classes.preview}>
          <UnwrittenReport report={report} />
        </div>
      )}
    </Card>
  );
};
