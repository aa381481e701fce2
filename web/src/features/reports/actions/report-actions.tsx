import type { StudentReport } from '@inkling/contract';
import { download } from '../../../api/download.ts';
import { reports } from '../../../api/typed-calls.ts';
import { DownloadPdfButton } from '../../../ui/download-pdf-button.tsx';
import { ShareButton } from '../share-button.tsx';

interface ReportActionsProps {
  report: StudentReport;
  /** Once it is taken back. */
  onStopped?: () => void;
}

/** What is done with a report that is written. */
export const ReportActions = ({ report, onStopped }: ReportActionsProps) => (
  <>
    <ShareButton reports={[report]} onStopped={onStopped} />
    <DownloadPdfButton download={() => download(reports.reportPdf, { params: { id: report.id } })} />
  </>
);
