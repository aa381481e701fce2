import { type StudentReport, screens } from '@inkling/contract';
import { Box, Button, Card, Group, Text } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router';
import { DetailPage } from '../../shared/detail-page.tsx';
import { StudentLink } from '../../shared/student-link.tsx';
import { Chip } from '../../ui/chip.tsx';
import { BackLink } from '../../ui/detail-layout.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import print from '../../ui/theme/print.module.css';
import { CommentsInReport } from './actions/comments-in-report.tsx';
import { ReportActions } from './actions/report-actions.tsx';
import { ReportFacts } from './report-facts.tsx';
import { reportNotFoundText, statusColors, statusLabels } from './report-labels.ts';
import classes from './report-page.module.css';
import { ReportText } from './report-text.tsx';
import { oneReport } from './reports.queries.ts';
import { UnwrittenReport } from './unwritten-report.tsx';

const Actions = ({ report }: { report: StudentReport }) => {
  const navigate = useNavigate();
  // A colleague's report can be read only while it is shared.
  const leave = () => !report.permissions.change && navigate(screens['teacher-activity-report-list'].path);
  return (
    report.report_result && (
      <Group gap="sm" className={print.onScreen}>
        <ReportActions report={report} onStopped={leave} />
        <Button
          color="coral"
          leftSection={<IconPrinter size={18} aria-hidden />}
          onClick={() => window.print()}
        >
          Print
        </Button>
      </Group>
    )
  );
};

export const ReportPage = () => {
  const query = useQuery(oneReport(useParams().id ?? ''));
  return (
    <DetailPage name="Writing Report" query={query} missing={reportNotFoundText}>
      {(report) => (
        <Box maw="50rem" mx="auto" className={print.alone}>
          <div className={print.onScreen}>
            <BackLink to={screens['teacher-activity-report-list'].path}>Back to Writing Reports</BackLink>
          </div>
          <PageHeader title={report.title} text={`@${report.student.screen_name}`}>
            <Actions report={report} />
          </PageHeader>
          <Card className={classes.sheet}>
            <Group justify="space-between" align="flex-start" wrap="nowrap" className={classes.about}>
              <div>
                <Text fw={600} className={print.onScreen}>
                  <StudentLink student={report.student} />
                </Text>
                <ReportFacts report={report} />
              </div>
              <span className={print.onScreen}>
                <Chip tone={statusColors[report.status]}>{statusLabels[report.status]}</Chip>
              </span>
            </Group>
            {report.report_result ? (
              <ReportText markdown={report.report_result} level={2} />
            ) : (
              <UnwrittenReport report={report} />
            )}
          </Card>
          <CommentsInReport report={report} />
        </Box>
      )}
    </DetailPage>
  );
};
