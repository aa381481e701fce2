import { type Page, pluralise, reportStatuses, type StudentReport } from '@inkling/contract';
import {
  keepPreviousData,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { challenges, courses, type InputOf, reports, students } from '../../api/typed-calls.ts';
import type { OptionQuery } from '../../shared/options/use-options.ts';
import { refetchQueries } from '../../ui/refetch-queries.ts';
import { toastSuccess } from '../../ui/toast.ts';
import { idOf } from '../../ui/url-filters.ts';
import { titleOf } from './report-labels.ts';

export const reportFilterNames = [
  'status_eq',
  'student_id_eq',
  'target_of_Course_type_id_eq',
  'target_of_Challenge_type_id_eq',
] as const;
export type ReportFilters = Record<(typeof reportFilterNames)[number], string>;

export const reportsPerPage = 12;
const pollMs = 2000;

const pollWhile = (reports: readonly StudentReport[]): number | false =>
  reports.some(({ status }) => status === 'pending') ? pollMs : false;

export const reportList = (filters: ReportFilters, page: number) =>
  queryOptions({
    queryKey: ['reports', 'list', filters, page],
    queryFn: ({ signal }) =>
      call(
        reports.listReports,
        {
          query: {
            status_eq: reportStatuses.find((status) => status === filters.status_eq),
            student_id_eq: idOf(filters.student_id_eq),
            target_of_Course_type_id_eq: idOf(filters.target_of_Course_type_id_eq),
            target_of_Challenge_type_id_eq: idOf(filters.target_of_Challenge_type_id_eq),
            page,
            per_page: reportsPerPage,
          },
        },
        { signal },
      ),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => pollWhile(state.data?.items ?? []),
    meta: { silent: true },
  });

/** What a report has in common with the others of its class and days. */
export const reportSetOf = ({ target_type, target_id, start_date, end_date }: StudentReport) => ({
  target_type,
  target_id,
  start_date,
  end_date,
});

export const classSummary = (report: StudentReport) =>
  queryOptions({
    queryKey: ['reports', 'class summary', reportSetOf(report)],
    queryFn: ({ signal }) => call(reports.readClassSummary, { query: reportSetOf(report) }, { signal }),
    meta: { silent: true },
  });

export const oneReport = (id: string) =>
  queryOptions({
    queryKey: ['reports', 'one', id],
    queryFn: async ({ signal }) => {
      const report = await call(reports.readReport, { params: { id } }, { signal });
      return { ...report, title: titleOf(report) };
    },
    refetchInterval: ({ state }) => pollWhile(state.data ? [state.data] : []),
    meta: { silent: true },
  });

export const loadCourseOptions = (query: OptionQuery, signal: AbortSignal) =>
  call(courses.courseOptions, { query }, { signal });
export const loadChallengeOptions = (query: OptionQuery, signal: AbortSignal) =>
  call(challenges.challengeOptions, { query }, { signal });
export const loadStudentOptions = (query: OptionQuery, signal: AbortSignal) =>
  call(students.studentOptions, { query }, { signal });

interface Member {
  id: number;
  full_name: string;
  screen_name: string;
}

/** Only those a report can be made for: who is in the course, or takes part in the challenge. */
export const loadCourseStudents =
  (type: StudentReport['target_type'], id: number) =>
  async (query: OptionQuery, signal: AbortSignal): Promise<Page<Member>> => {
    if (query.id_in) return loadStudentOptions(query, signal);
    if (type === 'Course')
      return call(students.listStudents, { query: { ...query, course_id_eq: id } }, { signal });
    const { items, meta } = await call(
      challenges.listParticipants,
      { query: { ...query, challenge_id_eq: id } },
      { signal },
    );
    return { items: items.map(({ student }) => student), meta };
  };

const refresh = (queryClient: QueryClient) => refetchQueries(queryClient, ['reports']);

export const useRequestReports = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: InputOf<typeof reports.requestReports>['body']) =>
      call(reports.requestReports, { body }),
    onSuccess: ({ reports: made, without_work }) => {
      const others = without_work > 0 ? `; ${pluralise(without_work, 'student')} finished nothing` : '';
      toastSuccess(`${pluralise(made.length, 'report is', 'reports are')} being written${others}`);
      void refresh(queryClient);
    },
    // The dialog says it where the teacher looks.
    meta: { silent: true },
  });
};

export const useShareReports = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ chosen, shared }: { chosen: StudentReport[]; shared: boolean }) => {
      const body = { report_ids: chosen.map(({ id }) => id) };
      return shared ? call(reports.shareReports, { body }) : call(reports.stopSharingReports, { body });
    },
    onSuccess: (_, { chosen, shared }) => {
      const what = chosen.length === 1 ? 'The report is' : `${chosen.length} reports are`;
      toastSuccess(shared ? `${what} shared; parents are told` : `${what} no longer shared`);
      // A colleague's report cannot be read any more, so it is not asked for again.
      for (const { id, permissions } of chosen)
        if (!permissions.change) queryClient.removeQueries({ queryKey: oneReport(String(id)).queryKey });
    },
    onSettled: () => refresh(queryClient),
  });
};

export const useRetryReport = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => call(reports.retryReport, { params: { id } }),
    onSettled: () => refresh(queryClient),
  });
};
