import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { agreement, courses } from '../../api/typed-calls.ts';
import type { OptionQuery } from '../../shared/options/use-options.ts';
import { idOf } from '../../ui/url-filters.ts';

export const agreementReport = (courseId: string) =>
  queryOptions({
    queryKey: ['agreement', courseId],
    queryFn: ({ signal }) =>
      call(agreement.readAgreement, { query: { course_id_eq: idOf(courseId) } }, { signal }),
    placeholderData: keepPreviousData,
    meta: { silent: true },
  });

export const loadCourseOptions = (query: OptionQuery, signal: AbortSignal) =>
  call(courses.courseOptions, { query }, { signal });
