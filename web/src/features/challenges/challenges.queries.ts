import { type Challenge, challengeStatuses, limits, participantStatuses, subjects } from '@inkling/contract';
import {
  keepPreviousData,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { activities, challenges, type InputOf, students } from '../../api/typed-calls.ts';
import type { OptionQuery } from '../../shared/options/use-options.ts';
import { refetchQueries } from '../../ui/refetch-queries.ts';
import { toastSuccess } from '../../ui/toast.ts';
import { choiceOf, idOf } from '../../ui/url-filters.ts';

export const challengeFilterNames = [
  'title_cont',
  'status_eq',
  'subject_eq',
  'grade_levels_contains',
] as const;
export const managedFilterNames = [...challengeFilterNames, 'student_id_eq'] as const;
export type ChallengeFilters = Partial<Record<(typeof managedFilterNames)[number], string>>;

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
            student_id_eq: idOf(filters.student_id_eq),
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

export const classmatesIn = (challengeId: number) =>
  queryOptions({
    queryKey: ['challenges', String(challengeId), 'classmates'],
    queryFn: ({ signal }) => call(challenges.listClassmates, { params: { id: challengeId } }, { signal }),
    meta: { silent: true },
  });

export const classmateWriting = (challengeId: number, writingId: number) =>
  queryOptions({
    queryKey: ['challenges', String(challengeId), 'classmates', writingId],
    queryFn: ({ signal }) =>
      call(
        challenges.readClassmateWriting,
        { params: { id: challengeId, writing_id: writingId } },
        { signal },
      ),
    meta: { silent: true },
  });

export const participantList = (
  challengeId: number,
  { keyword, status_eq, page }: { keyword: string; status_eq: string; page: number },
) =>
  queryOptions({
    queryKey: ['challenges', 'participants', challengeId, keyword, status_eq, page],
    queryFn: ({ signal }) =>
      call(
        challenges.listParticipants,
        {
          query: {
            challenge_id_eq: challengeId,
            keyword,
            status_eq: choiceOf(participantStatuses, status_eq),
            page,
          },
        },
        { signal },
      ),
    placeholderData: keepPreviousData,
    meta: { silent: true },
  });

export const loadActivityOptions = (query: OptionQuery, signal: AbortSignal) =>
  call(activities.activityOptions, { query }, { signal });
export const loadStudentOptions = (query: OptionQuery, signal: AbortSignal) =>
  call(students.studentOptions, { query }, { signal });

/** A challenge stands in lists, filters, activities and figures. */
const refresh = (queryClient: QueryClient) =>
  refetchQueries(queryClient, ['challenges'], ['options'], ['dashboard'], ['activities']);

/** Creates a challenge, or changes the one that is given. */
export const useSaveChallenge = (challenge: Challenge | null) => {
  const queryClient = useQueryClient();
  // As the form was filled: what is read again meanwhile isn't in its fields.
  const [seen_updated_at] = useState(challenge?.updated_at);
  return useMutation({
    mutationFn: (body: InputOf<typeof challenges.createChallenge>['body']) =>
      challenge
        ? call(challenges.updateChallenge, {
            params: { id: challenge.id },
            body: { ...body, seen_updated_at },
          })
        : call(challenges.createChallenge, { body }),
    onSuccess: () => {
      toastSuccess(`Challenge ${challenge ? 'updated' : 'created'} successfully`);
      void refresh(queryClient);
    },
  });
};

export const useDeleteChallenge = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: Challenge) => call(challenges.deleteChallenge, { params: { id } }),
    onSuccess: async (_, { id }) => {
      toastSuccess('Challenge deleted successfully');
      queryClient.removeQueries({ queryKey: ['challenges', String(id)] });
      await refresh(queryClient);
    },
  });
};
