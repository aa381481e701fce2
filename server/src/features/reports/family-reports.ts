import type { FamilyReport } from '@inkling/contract';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../http/app-error.ts';
import type { Caller } from '../../http/caller.ts';
import type { Download } from '../../http/register-endpoints.ts';
import { type FamilyReportRow, findSharedReport, listSharedReports } from './family-reports.queries.ts';
import { printReport } from './report-pdf.ts';

const present = ({ report, child, teacher, about }: FamilyReportRow): FamilyReport => ({
  id: report.id,
  child,
  teacher,
  about,
  start_date: report.start_date,
  end_date: report.end_date,
  shared_at: (report.shared_at ?? report.updated_at).toISOString(),
  text: report.family_result ?? '',
});

export const listFamilyReports = async (
  { db }: Pick<Deps, 'db'>,
  caller: Caller,
  childId: number | undefined,
): Promise<Omit<FamilyReport, 'text'>[]> =>
  (await listSharedReports(db, caller.id, childId)).map((row) => {
    const { text: _, ...listed } = present(row);
    return listed;
  });

export const readFamilyReport = async (
  { db }: Pick<Deps, 'db'>,
  caller: Caller,
  id: number,
): Promise<FamilyReport> => {
  const row = await findSharedReport(db, caller.id, id);
  if (!row) throw notFound('This report');
  return present(row);
};

export const familyReportPdf = async (
  deps: Pick<Deps, 'db'>,
  caller: Caller,
  id: number,
): Promise<Download> => {
  const { child, end_date, text } = await readFamilyReport(deps, caller, id);
  return printReport({ full_name: child.full_name, end_date }, text);
};
