import type { StudentReport } from '@inkling/contract';
import type { Deps } from '../../deps.ts';
import { conflict, notFound } from '../../http/app-error.ts';
import type { Caller } from '../../http/caller.ts';
import { listStudentsWithWork } from './completed-writings.queries.ts';
import { makeReport } from './make-report.job.ts';
import { presentReport } from './reports.presenter.ts';
import {
  findReport,
  listReportsById,
  listTargetStudents,
  type ReportRequest,
  resetFailedReport,
  upsertReports,
} from './reports.queries.ts';

const noWorkText = 'No piece was finished in these days, so there is nothing to report yet.';

/** One report for each student who finished something; the same days asked for again are made again. */
export const requestReports = async (
  deps: Pick<Deps, 'clock' | 'config' | 'db' | 'queue'>,
  caller: Caller,
  request: ReportRequest,
): Promise<{ reports: StudentReport[]; without_work: number }> => {
  const { student_id, ...about } = request;
  const members = await listTargetStudents(deps.db, caller, about);
  if (!members) throw notFound(about.target_type === 'Course' ? 'This course' : 'This challenge');
  const asked = members.filter((id) => student_id === undefined || id === student_id);
  if (student_id !== undefined && asked.length === 0) throw notFound('This student');
  if (asked.length === 0) throw conflict('Nobody has joined yet. Reports need at least one student.');
  const atWork = new Set(await listStudentsWithWork(deps.db, about, deps.config.TIME_ZONE));
  const students = asked.filter((id) => atWork.has(id));
  if (students.length === 0) throw conflict(noWorkText);
  const now = deps.clock.now();
  const ids = await deps.db.transaction(async (tx) => {
    const rows = students.map((id) => ({ ...about, student_id: id, teacher_id: caller.id }));
    const made = await upsertReports(tx, rows, now);
    for (const report_id of made) await deps.queue.send(tx, makeReport, { report_id });
    return made;
  });
  return {
    reports: (await listReportsById(deps.db, ids)).map((row) => presentReport(caller, row)),
    without_work: asked.length - students.length,
  };
};

export const readReport = async (
  deps: Pick<Deps, 'db'>,
  caller: Caller,
  id: number,
): Promise<StudentReport> => {
  const row = await findReport(deps.db, caller, id);
  if (!row) throw notFound('This report');
  return presentReport(caller, row);
};

export const retryReport = async (
  deps: Pick<Deps, 'clock' | 'db' | 'queue'>,
  caller: Caller,
  id: number,
): Promise<StudentReport> => {
  const { permissions } = await readReport(deps, caller, id);
  await deps.db.transaction(async (tx) => {
    if (!permissions.change || !(await resetFailedReport(tx, id, deps.clock.now())))
      throw conflict('Only a report that failed can be tried again.');
    await deps.queue.send(tx, makeReport, { report_id: id });
  });
  return readReport(deps, caller, id);
};
