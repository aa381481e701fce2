import type { StudentReport } from '@inkling/contract';
import type { Caller } from '../../http/caller.ts';
import { reportPermissions } from './reports.policy.ts';
import type { ReportWithNames } from './reports.queries.ts';

export const presentReport = (caller: Pick<Caller, 'id'>, row: ReportWithNames): StudentReport => {
  const {
    report,
    student: { parent_id, ...student },
    course,
    challenge,
    teacher,
  } = row;
  return {
    id: report.id,
    created_at: report.created_at.toISOString(),
    updated_at: report.updated_at.toISOString(),
    status: report.status,
    student,
    course,
    challenge,
    target_type: report.target_type,
    target_id: report.target_id,
    start_date: report.start_date,
    end_date: report.end_date,
    report_result: report.status === 'completed' ? report.report_result : null,
    shared_at: report.shared_at?.toISOString() ?? null,
    has_parent: parent_id !== null,
    teacher,
    permissions: reportPermissions(caller.id, row),
  };
};
