import { type ReportBlock, reportBlocks } from '@inkling/contract';
import type { Deps } from '../../deps.ts';
import { conflict } from '../../http/app-error.ts';
import type { Caller } from '../../http/caller.ts';
import type { Download } from '../../http/register-endpoints.ts';
import { PdfDocument } from '../../services/pdf/pdf-document.ts';
import { readReport } from './request-reports.ts';

export const putBlock = (paper: PdfDocument, block: ReportBlock): PdfDocument => {
  switch (block.kind) {
    case 'title':
      return paper.title(block.text);
    case 'heading':
      return paper.heading(block.text);
    case 'table':
      // The first column names things, the others hold a figure or a word.
      return paper.table([block.head, ...block.rows], ['*', ...block.head.slice(1).map(() => 90)]);
    case 'list':
      return paper.list(block.items);
    case 'period':
    case 'text':
      return paper.paragraph(block.text);
  }
};

/** One report on paper. */
export const printReport = async (
  { full_name, end_date }: { full_name: string; end_date: string },
  markdown: string,
): Promise<Download> => {
  const paper = new PdfDocument(`Writing report: ${full_name}`);
  for (const block of reportBlocks(markdown)) putBlock(paper, block);
  return {
    filename: `Writing report ${full_name} ${end_date}.pdf`,
    content_type: 'application/pdf',
    bytes: await paper.finish(),
  };
};

export const reportPdf = async (deps: Pick<Deps, 'db'>, caller: Caller, id: number): Promise<Download> => {
  const { report_result, student, end_date } = await readReport(deps, caller, id);
  if (report_result === null) throw conflict('This report is not finished yet.');
  return printReport({ full_name: student.full_name, end_date }, report_result);
};
