import type { Criterion } from '@inkling/contract';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { agreement, courses } from '../../api/typed-calls.ts';
import type { OptionQuery } from '../../shared/options/use-options.ts';
import { idOf } from '../../ui/url-filters.ts';

export const markComparisonReportQuery = (courseId: string, teacherId: string) =>
  queryOptions({
    queryKey: ['agreement', courseId, teacherId],
    queryFn: ({ signal }) =>
      call(
        agreement.readMarkComparison,
        { query: { course_id_eq: idOf(courseId), teacher_id_eq: idOf(teacherId) } },
        { signal },
      ),
    placeholderData: keepPreviousData,
    meta: { silent: true },
  });

export const loadCourseOptions = (query: OptionQuery, signal: AbortSignal) =>
  call(courses.courseOptions, { query }, { signal });

/** What the children of a course see once their teacher has read it. */
export const useSetCriteriaNeedingApproval = (courseId: string) => {
  const client = useQueryClient();
  return useMutation({
    // One after the other: two quick clicks on one box must not arrive the other way round.
    scope: { id: `held criteria of ${courseId}` },
    mutationFn: ({ hold, release }: { hold: Criterion[]; release: Criterion[]; shown: Criterion[] }) =>
      call(agreement.setCriteriaNeedingApproval, { params: { id: courseId }, body: { hold, release } }),
    onSettled: () => client.invalidateQueries({ queryKey: ['agreement', courseId] }),
  });
};
