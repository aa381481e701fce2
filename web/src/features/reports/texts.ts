import { type TextArgument, texts } from '../../language/texts.ts';

export const t = texts('reports', {
  writingReport: (full_name: TextArgument) => `Writing report: ${full_name}`,
  aWritingReport: 'Writing report',
  fromTeacher: (teacher: TextArgument) => `from ${teacher}`,
  backToProgress: 'Back to Progress',
  print: 'Print',
  sharedBy: (full_name: TextArgument) => `Shared by ${full_name}`,
  completed: 'Completed',
  pending: 'Pending',
  failed: 'Failed',
  beingWrittenItAppearsHere: 'Being written. It appears here by itself.',
  thisReportCouldNotBe: 'This report could not be written. Nothing is lost: try it again.',
  reportNotFound: 'Report Not Found',
  sorryWeCouldntFindThe: "Sorry, we couldn't find the report you're looking for.",
});
