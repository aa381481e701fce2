export { forgetEntriesBefore } from './hash-chain.queries.ts';
export { linkEntriesIntoHashChain } from './link-entries-into-hash-chain.job.ts';
export { countWritingReads, listWritingReads } from './list-entries.queries.ts';
export { runAuditTask } from './operator-audit.ts';
export { auditLogCsv, readAuditLog } from './read-audit-log.ts';
export { recordEvent, recordRosterOfNight } from './record-event.ts';
export { createRecorder } from './record-request.ts';
