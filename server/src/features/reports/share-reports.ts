import { createHash } from 'node:crypto';
import { type ActivityReport, screenPath } from '@inkling/contract';
import type { Deps } from '../../deps.ts';
import { conflict, notFound } from '../../http/app-error.ts';
import type { Caller } from '../../http/caller.ts';
import { notify, type OutgoingNotification } from '../notifications/index.ts';
import { setShared } from './family-reports.queries.ts';
import { presentReport } from './reports.presenter.ts';
import { findReports, listReportsById, type ReportWithNames } from './reports.queries.ts';

const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);

const toldParent = ({ report, student }: ReportWithNames): OutgoingNotification[] =>
  student.parent_id === null
    ? []
    : [
        {
          user_id: student.parent_id,
          child_id: student.id,
          topic: 'feedback',
          title: 'A writing report on {child}',
          body: "{Child}'s teacher shared a writing report with you.",
          link: screenPath('family-report', { id: report.id }),
          // A parent is told again where it says something else than before.
          dedupe_key: `shared report ${report.id} ${digestOf(report.family_result ?? '')}`,
        },
      ];

/** A teacher hands finished reports to the parents of the students they are about, or takes them back. */
export const shareReports = async (
  deps: Pick<Deps, 'clock' | 'db' | 'queue'>,
  caller: Caller,
  { report_ids, shared }: { report_ids: number[]; shared: boolean },
): Promise<ActivityReport[]> => {
  const asked = [...new Set(report_ids)];
  const rows = await findReports(deps.db, caller, asked);
  if (rows.length < asked.length) throw notFound('This report');
  const ready = rows.filter(
    ({ report, student }) => report.status === 'completed' && student.parent_id !== null,
  );
  if (shared && ready.length === 0)
    throw conflict('There is no finished report with a parent to share it with.');
  const ids = (shared ? ready : rows).map(({ report }) => report.id);
  await deps.db.transaction(async (tx) => {
    const changed = new Set((await setShared(tx, ids, shared ? deps.clock.now() : null)).map(({ id }) => id));
    if (shared)
      await notify(deps, tx, ready.filter(({ report }) => changed.has(report.id)).flatMap(toldParent));
  });
  return (await listReportsById(deps.db, asked)).map(presentReport);
};
