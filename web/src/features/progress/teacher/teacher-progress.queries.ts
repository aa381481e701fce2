import { deadlineFilters, progressBands } from '@inkling/contract';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { progress } from '../../../api/typed-calls.ts';
import { blindMarkingQuery, useBlindMarking } from '../../../shared/use-blind-marking.ts';
import { choiceOf } from '../../../ui/url-filters.ts';

export const perPage = 12;

export interface ListFilters {
  keyword: string;
  /** A band of students or a kind of deadline. */
  show: string;
  page: number;
}

export const studentProgressList = ({ keyword, show, page }: ListFilters, isBlind: boolean) =>
  queryOptions({
    queryKey: ['progress', 'students', keyword, show, page, isBlind],
    queryFn: ({ signal }) =>
      call(
        progress.listStudentProgress,
        {
          query: {
            keyword,
            band_eq: choiceOf(progressBands, show),
            page,
            per_page: perPage,
            ...blindMarkingQuery(isBlind),
          },
        },
        { signal },
      ),
    placeholderData: keepPreviousData,
    meta: { silent: true },
  });

export const oneStudentProgress = (id: number, isBlind: boolean) =>
  queryOptions({
    queryKey: ['progress', 'students', id, isBlind],
    queryFn: ({ signal }) =>
      call(progress.readStudentProgress, { params: { id }, query: blindMarkingQuery(isBlind) }, { signal }),
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

/** Without the coach's scores of what is still to review, for a teacher who marks blind. */
export const useTeacherAnalytics = () => {
  const { isOn: isBlind } = useBlindMarking();
  return useQuery({
    queryKey: ['progress', 'analytics', isBlind],
    queryFn: ({ signal }) => call(progress.readAnalytics, { query: blindMarkingQuery(isBlind) }, { signal }),
    meta: { silent: true },
  });
};
