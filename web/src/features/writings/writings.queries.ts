import { subjects, type WritingCard, writingStatuses } from '@inkling/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { challenges, courses, writings } from '../../api/typed-calls.ts';
import type { OptionQuery } from '../../shared/options/use-options.ts';
import { choiceOf, idOf } from '../../ui/url-filters.ts';

export const writingFilterNames = [
  'keyword',
  'course_id_eq',
  'challenge_id_eq',
  'status_eq',
  'subject_eq',
] as const;
export type WritingFilters = Record<(typeof writingFilterNames)[number], string>;

export const myWritings = (filters: WritingFilters, { page, perPage }: { page: number; perPage: number }) =>
  queryOptions({
    queryKey: ['writings', 'list', filters, page, perPage],
    queryFn: ({ signal }) =>
      call(
        writings.listWritings,
        {
          query: {
            keyword: filters.keyword,
            course_id_eq: idOf(filters.course_id_eq),
            challenge_id_eq: idOf(filters.challenge_id_eq),
            status_eq: choiceOf(writingStatuses, filters.status_eq),
            subject_eq: choiceOf(subjects, filters.subject_eq),
            page,
            per_page: perPage,
          },
        },
        { signal, keep: true },
      ),
    placeholderData: keepPreviousData,
    meta: { silent: true },
  });

/** For the student's home; six, as the specification says. */
export const writingsToDo = queryOptions({
  queryKey: ['writings', 'list', 'to do'],
  queryFn: ({ signal }) =>
    call(writings.listWritings, { query: { order_by: 'to_do', per_page: 6 } }, { signal, keep: true }),
  meta: { silent: true },
});

/** The one thing to do now, if any is left. */
export const nextWriting = (items: WritingCard[] = []): WritingCard | undefined =>
  items.find(({ status }) => status !== 'completed');

/** A teacher waits for another draft. */
export const isReturned = ({ status, returned_at }: Pick<WritingCard, 'status' | 'returned_at'>): boolean =>
  status === 'progressing' && returned_at !== null;

/** Of an activity, which may have come twice, through a course and a challenge; or of a challenge. */
export const writingsOf = (place: { activity_id_eq: number } | { challenge_id_eq: number }) =>
  queryOptions({
    queryKey: ['writings', 'list', place],
    queryFn: ({ signal }) => call(writings.listWritings, { query: { ...place, per_page: 10 } }, { signal }),
    meta: { silent: true },
  });

export const loadCourseOptions = (query: OptionQuery, signal: AbortSignal) =>
  call(courses.courseOptions, { query }, { signal });

export const loadChallengeOptions = (query: OptionQuery, signal: AbortSignal) =>
  call(challenges.challengeOptions, { query }, { signal });
