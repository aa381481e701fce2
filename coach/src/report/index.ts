export { buildReport, type ReportInput } from './build-report.ts';
export type { ReportMark, ReportWriting } from './report-facts.ts';
export { type ReportText, rewordReport } from './reword-report.ts';
export { strongSentence } from './strong-sentence.ts';
