import { createHash } from 'node:crypto';
import { type StudentReport, screenPath } from '@inkling/contract';
import type { Db } from '../../db/connect.ts';
import type { Deps } from '../../deps.ts';
import { conflict, notFound } from '../../http/app-error.ts';
import type { Caller } from '../../http/caller.ts';
import { notify, type OutgoingNotification } from '../notifications/index.ts';
import { findTeacherName } from '../writings/index.ts';
import { setShared } from './family-reports.queries.ts';
import { reportPermissions } from './reports.policy.ts';
import { presentReport } from './reports.presenter.ts';
import { findReports, listReportsById, type ReportWithNames } from './reports.queries.ts';

const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);

const toldParent = ({ report, student }: ReportWithNames, teacher: string | null): OutgoingNotification[] =>
  student.parent_id === null
    ? []
    : [
        {
          user_id: student.parent_id,
          child_id: student.id,
          topic: 'feedback',
          title: 'A writing report on {child}',
          body: `${teacher ?? 'A teacher'} shared a writing report on {child} with you.`,
          translations: {
            zh: { title: '{child}的写作报告', body: `${teacher ?? '老师'}与您分享了一份{child}的写作报告。` },
          },
          link: screenPath('family-report', { id: report.id }),
          // A parent is told again where it says something else than before.
          dedupe_key: `shared report ${report.id} ${digestOf(report.family_result ?? '')}`,
        },
      ];

/** The reports with these ids, each once; where one of them is not the caller's to change so, none is found. */
const findAllowed = async (
  db: Db,
  caller: Caller,
  { ids, to }: { ids: number[]; to: keyof StudentReport['permissions'] },
): Promise<ReportWithNames[]> => {
  const asked = [...new Set(ids)];
  const rows = await findReports(db, caller, asked);
  if (rows.length < asked.length || rows.some((row) => !reportPermissions(caller.id, row)[to]))
    throw notFound('This report');
  return rows;
};

const readAgain = async (db: Db, caller: Caller, rows: ReportWithNames[]): Promise<StudentReport[]> => {
  const now = await listReportsById(
    db,
    rows.map(({ report }) => report.id),
  );
  return now.map((row) => presentReport(caller, row));
};

/** A teacher hands finished reports to the parents of the students they are about. */
export const shareReports = async (
  deps: Pick<Deps, 'clock' | 'db' | 'queue'>,
  caller: Caller,
  reportIds: number[],
): Promise<StudentReport[]> => {
  const rows = await findAllowed(deps.db, caller, { ids: reportIds, to: 'change' });
  const ready = rows.filter(
    ({ report, student }) => report.status === 'completed' && student.parent_id !== null,
  );
  if (ready.length === 0) throw conflict('There is no finished report with a parent to share it with.');
  const ids = ready.map(({ report }) => report.id);
  await deps.db.transaction(async (tx) => {
    const changed = new Set((await setShared(tx, ids, deps.clock.now())).map(({ id }) => id));
    const teacher = await findTeacherName(tx, caller.id);
    const shared = ready.filter(({ report }) => changed.has(report.id));
    await notify(
      deps,
      tx,
      shared.flatMap((row) => toldParent(row, teacher)),
    );
  });
  return readAgain(deps.db, caller, rows);
};

/** A teacher of the class takes reports back, whoever shared them. */
export const stopSharingReports = async (
  { db }: Pick<Deps, 'db'>,
  caller: Caller,
  reportIds: number[],
): Promise<StudentReport[]> => {
  const rows = await findAllowed(db, caller, { ids: reportIds, to: 'stop_sharing' });
  const ids = rows.map(({ report }) => report.id);
  await db.transaction((tx) => setShared(tx, ids, null));
  return readAgain(db, caller, rows);
};
