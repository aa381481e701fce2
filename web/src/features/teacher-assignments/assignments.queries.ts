import { type Page, writingStatuses } from '@inkling/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { activities, courses, progress, writings } from '../../api/typed-calls.ts';
import type { OptionQuery } from '../../shared/options/use-options.ts';
import { blindMarkingQuery } from '../../shared/use-blind-marking.ts';
import { idOf } from '../../ui/url-filters.ts';

export const perPage = 20;

export const filterNames = [
  'teacher_keyword',
  'status_eq',
  'activity_id_eq',
  'course_id_eq',
  'student_id_eq',
  'overdue',
] as const;
export type AssignmentFilters = Record<(typeof filterNames)[number], string>;

export const assignmentList = (filters: AssignmentFilters, page: number) =>
  queryOptions({
    queryKey: ['writings', 'assignments', filters, page],
    queryFn: ({ signal }) =>
      call(
        writings.listWritings,
        {
          query: {
            teacher_keyword: filters.teacher_keyword,
            status_eq: writingStatuses.find((status) => status === filters.status_eq),
            activity_id_eq: idOf(filters.activity_id_eq),
            course_id_eq: idOf(filters.course_id_eq),
            student_id_eq: idOf(filters.student_id_eq),
            // No score is shown here, so none is to count as seen.
            ...blindMarkingQuery(true),
            overdue: filters.overdue === 'true' ? 'true' : undefined,
            order_by: 'due_date desc',
            page,
            per_page: perPage,
          },
        },
        { signal },
      ),
    placeholderData: keepPreviousData,
    meta: { silent: true },
  });

export const loadActivityOptions = (query: OptionQuery, signal: AbortSignal) =>
  call(activities.activityOptions, { query }, { signal });

export const loadCourseOptions = (query: OptionQuery, signal: AbortSignal) =>
  call(courses.courseOptions, { query }, { signal });

interface StudentOption {
  id: number;
  title: string;
}

/** Students by name; the chosen one is read by its id. */
export const loadStudentOptions = async (
  { id_in: [id] = [], ...query }: OptionQuery,
  signal: AbortSignal,
): Promise<Page<StudentOption>> => {
  if (id !== undefined) {
    const { studentName } = await call(
      progress.readStudentProgress,
      { params: { id }, query: blindMarkingQuery(true) },
      { signal },
    );
    const meta = { total: 1, page: 1, total_pages: 1, per_page: 1, offset: 0 };
    return { items: [{ id, title: studentName }], meta };
  }
  const { items, meta } = await call(
    progress.listStudentProgress,
    { query: { ...query, ...blindMarkingQuery(true) } },
    { signal },
  );
  return { items: items.map(({ studentId, studentName }) => ({ id: studentId, title: studentName })), meta };
};
