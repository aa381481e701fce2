import type { reports, StudentReport } from '@inkling/contract';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../http/caller.ts';
import { pageOf, pageRangeOf, singlePage } from '../../http/paging.ts';
import type { Handlers } from '../../http/register-endpoints.ts';
import { classReportsPdf } from './class-reports-pdf.ts';
import { familyReportPdf, listFamilyReports, readFamilyReport } from './family-reports.ts';
import { noteMarksInReports } from './note-marks-in-reports.ts';
import { readClassSummary } from './read-class-summary.ts';
import { reportPdf } from './report-pdf.ts';
import { presentReport } from './reports.presenter.ts';
import { countReports, listReports } from './reports.queries.ts';
import { readReport, requestReports, retryReport } from './request-reports.ts';
import { shareReports, stopSharingReports } from './share-reports.ts';
import { writingPdf } from './writing-pdf.ts';

/** What is sent of reports to a teacher, noted as seen. */
const seenBy = async (
  deps: Pick<Deps, 'clock' | 'config' | 'db'>,
  teacher: Caller,
  sent: StudentReport[],
): Promise<StudentReport[]> => {
  const finished = sent.filter(({ report_result }) => report_result !== null);
  await noteMarksInReports(
    deps,
    teacher,
    finished.map(({ id }) => id),
  );
  return sent;
};

export const reportsRoutes = (deps: Deps): Handlers<typeof reports> => ({
  listReports: async ({ caller, query }) => {
    const pageRange = pageRangeOf(query);
    const rows = await listReports(deps.db, caller, { ...query, pageRange });
    const sent = await seenBy(
      deps,
      caller,
      rows.map((row) => presentReport(caller, row)),
    );
    return pageOf(sent, await countReports(deps.db, caller, query), pageRange);
  },
  readClassSummary: ({ caller, query }) => readClassSummary(deps, caller, query),
  classReportsPdf: ({ caller, query }) => classReportsPdf(deps, caller, query),
  readReport: async ({ caller, params }) => {
    const report = await readReport(deps, caller, params.id);
    await seenBy(deps, caller, [report]);
    return report;
  },
  requestReports: ({ caller, body }) => requestReports(deps, caller, body),
  shareReports: async ({ caller, body }) =>
    singlePage(await seenBy(deps, caller, await shareReports(deps, caller, body.report_ids))),
  stopSharingReports: async ({ caller, body }) =>
    singlePage(await seenBy(deps, caller, await stopSharingReports(deps, caller, body.report_ids))),
  listFamilyReports: async ({ caller, query }) =>
    singlePage(await listFamilyReports(deps, caller, query.student_id_eq)),
  readFamilyReport: ({ caller, params }) => readFamilyReport(deps, caller, params.id),
  familyReportPdf: ({ caller, params }) => familyReportPdf(deps, caller, params.id),
  retryReport: ({ caller, params }) => retryReport(deps, caller, params.id),
  reportPdf: async ({ caller, params }) => {
    const pdf = await reportPdf(deps, caller, params.id);
    await noteMarksInReports(deps, caller, [params.id]);
    return pdf;
  },
  writingPdf: ({ caller, params }) => writingPdf(deps, caller, params.id),
});
