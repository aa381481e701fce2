import { type ActivityReport, screenPath } from '@inkling/contract';
import { Box, Button, Text } from '@mantine/core';
import { Link } from 'react-router';
import { Chip } from '../../ui/chip.tsx';
import textClasses from '../../ui/theme/text.module.css';
import classes from './report-card.module.css';
import { ReportFacts } from './report-facts.tsx';
import { statusColors, statusLabels } from './report-labels.ts';
import { reportPreview } from './report-preview.ts';
import { UnwrittenReport } from './unwritten-report.tsx';

interface ReportCardProps {
  report: ActivityReport;
  onRead: () => void;
}

export const ReportCard = ({ report, onRead }: ReportCardProps) => {
  const { id, student, status, report_result, shared_at } = report;
  return (
    <article className={classes.card}>
      <div className={classes.head}>
        <Box miw={0}>
          <h2 className={classes.name}>
            <Link to={screenPath('teacher-activity-report-detail', { id })}>{student.full_name}</Link>
          </h2>
          <Text span className={textClasses.breakable} c="dimmed" size="sm">
            @{student.screen_name}
          </Text>
        </Box>
        <Chip tone={statusColors[status]}>{shared_at ? 'Shared with parent' : statusLabels[status]}</Chip>
      </div>
      <ReportFacts report={report} />
      {report_result ? (
        <>
          <p className={classes.preview}>{reportPreview(report_result)}</p>
          <Button
            variant="light"
            className={classes.read}
            onClick={onRead}
            aria-label={`View full report: ${student.full_name}`}
          >
            View full report
          </Button>
        </>
      ) : (
        <div className={classes.state}>
          <UnwrittenReport report={report} />
        </div>
      )}
    </article>
  );
};
