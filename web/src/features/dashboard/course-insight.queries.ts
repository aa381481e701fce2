import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { courses, dashboard } from '../../api/typed-calls.ts';
import type { OptionQuery } from '../../shared/options/use-options.ts';
import { blindMarkingQuery } from '../../shared/use-blind-marking.ts';

/** Of the class that finished work last while none is chosen. */
export const courseInsight = (courseId: number | undefined, isBlind: boolean) =>
  queryOptions({
    queryKey: ['dashboard', 'insight', courseId, isBlind],
    queryFn: ({ signal }) =>
      call(
        dashboard.readClassInsight,
        { query: { course_id_eq: courseId, ...blindMarkingQuery(isBlind) } },
        { signal },
      ),
    placeholderData: keepPreviousData,
    meta: { silent: true },
  });

export const loadCourseOptions = (query: OptionQuery, signal: AbortSignal) =>
  call(courses.courseOptions, { query }, { signal });
