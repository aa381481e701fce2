import { deadlineFilters, progress, progressBands } from '@inkling/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';

export const perPage = 12;

/** An address can be typed by hand: what is no choice of ours says nothing. */
const choiceOf = <T extends string>(choices: readonly T[], value: string): T | undefined =>
  choices.find((choice) => choice === value);

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

export const classAnalytics = queryOptions({
  queryKey: ['progress', 'analytics'],
  queryFn: ({ signal }) => call(progress.readAnalytics, {}, { signal }),
  meta: { silent: true },
});
