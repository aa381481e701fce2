export { countWritingReads, listWritingReads } from './audit-log.queries.ts';
export { forgetEntriesBefore } from './hash-chain.queries.ts';
export { linkEntries } from './link-entries.job.ts';
export { runAuditTask } from './operator-audit.ts';
export { auditLogCsv, readAuditLog } from './read-audit-log.ts';
export { createRecorder } from './record-request.ts';
