export { buildReport, type ReportInput } from './build-report.ts';
export type { ReportMark, ReportWriting } from './report-facts.ts';
export { rewordReport, type WordedReport } from './reword-report.ts';
