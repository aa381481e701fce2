import type { reports } from '@inkling/contract';
import type { Deps } from '../../deps.ts';
import { pageOf, pageRangeOf, singlePage } from '../../http/paging.ts';
import type { Handlers } from '../../http/register-endpoints.ts';
import { classReportsPdf } from './class-reports-pdf.ts';
import { familyReportPdf, listFamilyReports, readFamilyReport } from './family-reports.ts';
import { readClassSummary } from './read-class-summary.ts';
import { reportPdf } from './report-pdf.ts';
import { presentReport } from './reports.presenter.ts';
import { countReports, listReports } from './reports.queries.ts';
import { readReport, requestReports, retryReport } from './request-reports.ts';
import { shareReports, stopSharingReports } from './share-reports.ts';
import { writingPdf } from './writing-pdf.ts';

export const reportsRoutes = (deps: Deps): Handlers<typeof reports> => ({
  listReports: async ({ caller, query }) => {
    const pageRange = pageRangeOf(query);
    const rows = await listReports(deps.db, caller, { ...query, pageRange });
    return pageOf(
      rows.map((row) => presentReport(caller, row)),
      await countReports(deps.db, caller, query),
      pageRange,
    );
  },
  readClassSummary: ({ caller, query }) => readClassSummary(deps, caller, query),
  classReportsPdf: ({ caller, query }) => classReportsPdf(deps, caller, query),
  readReport: ({ caller, params }) => readReport(deps, caller, params.id),
  requestReports: ({ caller, body }) => requestReports(deps, caller, body),
  shareReports: async ({ caller, body }) => singlePage(await shareReports(deps, caller, body.report_ids)),
  stopSharingReports: async ({ caller, body }) =>
    singlePage(await stopSharingReports(deps, caller, body.report_ids)),
  listFamilyReports: async ({ caller, query }) =>
    singlePage(await listFamilyReports(deps, caller, query.student_id_eq)),
  readFamilyReport: ({ caller, params }) => readFamilyReport(deps, caller, params.id),
  familyReportPdf: ({ caller, params }) => familyReportPdf(deps, caller, params.id),
  retryReport: ({ caller, params }) => retryReport(deps, caller, params.id),
  reportPdf: ({ caller, params }) => reportPdf(deps, caller, params.id),
  writingPdf: ({ caller, params }) => writingPdf(deps, caller, params.id),
});
