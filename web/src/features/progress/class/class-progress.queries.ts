import { deadlineFilters, progressBands } from '@inkling/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { progress } from '../../../api/typed-calls.ts';
import { choiceOf } from '../../../ui/url-filters.ts';

export const perPage = 12;

export interface ListFilters {
  keyword: string;
  /** A band of students or a kind of deadline. */
  show: string;
  page: number;
}

export const studentProgressList = ({ keyword, show, page }: ListFilters) =>
  queryOptions({
    queryKey: ['progress', 'students', keyword, show, page],
    queryFn: ({ signal }) =>
      call(
        progress.listStudentProgress,
        { query: { keyword, band_eq: choiceOf(progressBands, show), page, per_page: perPage } },
        { signal },
      ),
    placeholderData: keepPreviousData,
    meta: { silent: true },
  });

export const oneStudentProgress = (id: number) =>
  queryOptions({
    queryKey: ['progress', 'students', id],
    queryFn: ({ signal }) => call(progress.readStudentProgress, { params: { id } }, { signal }),
    meta: { silent: true },
  });

export const activityCompletionList = ({ keyword, show, page }: ListFilters) =>
  queryOptions({
    queryKey: ['progress', 'activities', keyword, show, page],
    queryFn: ({ signal }) =>
      call(
        progress.listActivityCompletion,
        { query: { keyword, deadline_eq: choiceOf(deadlineFilters, show), page, per_page: perPage } },
        { signal },
      ),
    placeholderData: keepPreviousData,
    meta: { silent: true },
  });

export const classAnalyticsQuery = queryOptions({
  queryKey: ['progress', 'analytics'],
  queryFn: ({ signal }) => call(progress.readAnalytics, {}, { signal }),
  meta: { silent: true },
});
