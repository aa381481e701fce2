export { forgetEntriesBefore } from './chain.queries.ts';
export { linkEntries } from './link-entries.job.ts';
export { runAuditTask } from './operator-audit.ts';
export { readRecord, recordCsv } from './read-record.ts';
export { countWritingReads, listWritingReads } from './record.queries.ts';
export { createRecorder } from './record-request.ts';
