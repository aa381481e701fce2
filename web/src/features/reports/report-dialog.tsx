import { type StudentReport, screenPath } from '@inkling/contract';
import { Button, Group, Modal } from '@mantine/core';
import { Link } from 'react-router';
import { CommentsInReport } from './actions/comments-in-report.tsx';
import { ReportActions } from './actions/report-actions.tsx';
import { ReportFacts } from './report-facts.tsx';
import { titleOf } from './report-labels.ts';
import { ReportText } from './report-text.tsx';

interface ReportDialogProps {
  /** None while it is closed. */
  report: StudentReport | null;
  onClose: () => void;
}

/** The whole report over the list. */
export const ReportDialog = ({ report, onClose }: ReportDialogProps) => (
  <Modal opened={report !== null} onClose={onClose} size="46rem" title={report ? titleOf(report) : ''}>
    {report && (
      <>
        <ReportFacts report={report} />
        <hr style={{ margin: '1rem 0', border: 0, borderTop: '1px solid var(--line)' }} />
        <ReportText markdown={report.report_result ?? ''} level={3} />
        <Group mt="2xl" gap="sm" justify="flex-end">
          <ReportActions report={report} onStopped={() => !report.permissions.change && onClose()} />
          <Button component={Link} to={screenPath('teacher-activity-report-detail', { id: report.id })}>
            Open as a page
          </Button>
        </Group>
        <CommentsInReport report={report} />
      </>
    )}
  </Modal>
);
