import { challengeStatuses, challenges, limits, subjects } from '@inkling/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';

export const challengeFilterNames = [
  'title_cont',
  'status_eq',
  'subject_eq',
  'grade_levels_contains',
] as const;
export type ChallengeFilters = Partial<Record<(typeof challengeFilterNames)[number], string>>;

/** An address can be typed by hand: what is no choice of ours says nothing. */
const choiceOf = <T extends string>(choices: readonly T[], value: string | undefined): T | undefined =>
  choices.find((choice) => choice === value);
const gradeOf = (value: string | undefined): number | undefined => {
  const grade = Number(value);
  return Number.isInteger(grade) && grade >= limits.grade_min && grade <= limits.grade_max
    ? grade
    : undefined;
};

export const challengeList = (
  filters: ChallengeFilters,
  { page, perPage }: { page: number; perPage: number },
) =>
  queryOptions({
    queryKey: ['challenges', 'list', filters, page, perPage],
    queryFn: ({ signal }) =>
      call(
        challenges.listChallenges,
        {
          query: {
            title_cont: filters.title_cont,
            status_eq: choiceOf(challengeStatuses, filters.status_eq),
            subject_eq: choiceOf(subjects, filters.subject_eq),
            grade_levels_contains: gradeOf(filters.grade_levels_contains),
            page,
            per_page: perPage,
          },
        },
        { signal },
      ),
    placeholderData: keepPreviousData,
    meta: { silent: true },
  });

export const oneChallenge = (id: string) =>
  queryOptions({
    queryKey: ['challenges', id],
    queryFn: ({ signal }) => call(challenges.readChallenge, { params: { id } }, { signal }),
    meta: { silent: true },
  });
