import { type FeedbackCategory, type NewReview, subjects, writingStatuses } from '@inkling/contract';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { courses, feedback, reviews, workflows, writings } from '../../api/typed-calls.ts';
import type { OptionQuery } from '../../shared/options/use-options.ts';
import { refetchTeachersWork } from '../../shared/refetch-teachers-work.ts';
import { refetchQueries } from '../../ui/refetch-queries.ts';
import { toastSuccess } from '../../ui/toast.ts';
import { choiceOf, idOf } from '../../ui/url-filters.ts';
import { t } from './texts.ts';

export const reviewFilterNames = [
  'teacher_keyword',
  'status_eq',
  'activity_activity_kind_id_eq',
  'subject_eq',
  'course_id_eq',
  'order_by',
] as const;
export type ReviewFilters = Record<(typeof reviewFilterNames)[number], string>;

/** What the list shows: what waits for the teacher, of it what came back, drafts whose child waits for feedback, or everything. */
export const reviewQueues = ['to_review', 'handed_in_again', 'to_approve', 'all'] as const;
export type ReviewQueue = (typeof reviewQueues)[number];

export interface ReviewListQuery {
  filters: ReviewFilters;
  queue: ReviewQueue;
  /** Whether the coach's scores are to be left out of what is still to review. */
  isBlind: boolean;
}

export const perPage = 9;
export const byScore = 'ai_scoring desc';

export const reviewList = ({ filters, queue, isBlind }: ReviewListQuery, page: number) =>
  queryOptions({
    queryKey: ['writings', 'list', 'feedback', queue, filters, page, isBlind],
    queryFn: ({ signal }) =>
      call(
        writings.listWritings,
        {
          query: {
            teacher_keyword: filters.teacher_keyword,
            status_eq: queue === 'all' ? choiceOf(writingStatuses, filters.status_eq) : undefined,
            activity_activity_kind_id_eq: idOf(filters.activity_activity_kind_id_eq),
            subject_eq: choiceOf(subjects, filters.subject_eq),
            course_id_eq: idOf(filters.course_id_eq),
            ...(queue !== 'all' && { [queue]: 'true' }),
            order_by: filters.order_by === byScore ? byScore : undefined,
            ...(isBlind && { blind: 'true' }),
            page,
            per_page: perPage,
          },
        },
        { signal },
      ),
    placeholderData: keepPreviousData,
    meta: { silent: true },
  });

export const activityTypeChoices = queryOptions({
  queryKey: ['activity-kinds'],
  queryFn: async ({ signal }) => (await call(workflows.activityTypeOptions, {}, { signal })).items,
  staleTime: 10 * 60_000,
  meta: { silent: true },
});

export const loadCourseOptions = (query: OptionQuery, signal: AbortSignal) =>
  call(courses.courseOptions, { query }, { signal });

/** Asked for blind, it comes without the coach's words and score until this teacher's marks are saved. */
export const reviewedWriting = (id: number, isBlind: boolean) =>
  queryOptions({
    queryKey: ['reviews', id, 'writing', isBlind],
    queryFn: ({ signal }) =>
      call(writings.readWriting, { params: { id }, query: { blind: String(isBlind) } }, { signal }),
    placeholderData: (previous) => (previous?.id === id ? previous : undefined),
    meta: { silent: true },
  });

export const reviewsOf = (id: number) =>
  queryOptions({
    queryKey: ['reviews', id, 'said'],
    queryFn: async ({ signal }) => (await call(reviews.listReviews, { params: { id } }, { signal })).items,
    meta: { silent: true },
  });

export const timeSpentOf = (id: number) =>
  queryOptions({
    queryKey: ['reviews', id, 'activity'],
    queryFn: async ({ signal }) => {
      const params = { id };
      const query = { page: 1, per_page: 999, order_by: 'id asc' as const };
      const [times, logs] = await Promise.all([
        call(writings.readTimeSpent, { params }, { signal }),
        call(writings.listTimeLogs, { params, query }, { signal }),
      ]);
      return { times, logs: logs.items };
    },
    meta: { silent: true },
  });

/** Marks several writings as reviewed; returns how many still could be. */
export const useMarkReviewed = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (writing_ids: number[]) => call(reviews.markReviewed, { body: { writing_ids } }),
    onSuccess: ({ writing_ids }) => {
      toastSuccess(t.piecesReviewed(writing_ids.length));
      return refetchTeachersWork(queryClient, ['reviews']);
    },
  });
};

interface ChangeOfWords {
  id: number;
  /** Null where a comment is taken back. */
  words: { comment: string } | { reason: string } | null;
  seen_updated_at?: string;
}

/** Changes a comment or the reason of a score, or takes a comment back. */
export const useChangeComment = (writingId: number) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, words, ...seen }: ChangeOfWords) => {
      if (words === null) await call(reviews.removeComment, { params: { id } });
      else await call(reviews.editComment, { params: { id }, body: { ...words, ...seen } });
    },
    // Also where it was refused: what is new there is what the writer has to see.
    onSettled: () => refetchQueries(queryClient, ['reviews', writingId]),
  });
};

/** Says something of a writing; everything that shows it is read again. */
export const useSendReview = (id: number) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: NewReview) => call(reviews.addReview, { params: { id }, body }),
    onSuccess: () => refetchTeachersWork(queryClient, ['reviews', id]),
  });
};

/** Keeps a line of the coach from the child and the parents, or puts it back. */
export const useLeaveOutLine = (id: number) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: { criterion: FeedbackCategory; line: string; is_left_out: boolean }) =>
      call(feedback.leaveOutLine, { params: { id }, body }),
    // Also where it was refused: the coach says something else by now.
    onSettled: () => refetchQueries(queryClient, ['reviews', id]),
  });
};
