export { purgeExpiredRecords } from './purge-expired-records.job.ts';
