import type { StudentReport } from '@inkling/contract';
import type { ReportWithNames } from './reports.queries.ts';

/**
 * What a teacher may do to a report that they can read: only who made a report has it made again and gives it to
 * parents, but everybody who teaches the class today may take it back, also after its maker has left.
 */
export const reportPermissions = (
  callerId: number,
  { report }: Pick<ReportWithNames, 'report'>,
): StudentReport['permissions'] => {
  const isOwn = report.teacher_id === callerId;
  return { change: isOwn, stop_sharing: isOwn || report.shared_at !== null };
};
