import { type Activity, activityStatuses, activityTypes, subjects } from '@inkling/contract';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { activities, challenges, courses, type InputOf } from '../../api/typed-calls.ts';
import type { OptionQuery } from '../../shared/options/use-options.ts';
import { refetchQueries } from '../../ui/refetch-queries.ts';
import { toastSuccess } from '../../ui/toast.ts';
import { choiceOf, idOf } from '../../ui/url-filters.ts';

export const activityFilterNames = [
  'title_cont',
  'activity_type_eq',
  'status_eq',
  'subject_eq',
  'course_eq',
  'challenge_eq',
] as const;
export type ActivityFilters = Record<(typeof activityFilterNames)[number], string>;

export const activityList = (
  filters: ActivityFilters,
  { page, perPage }: { page: number; perPage: number },
) =>
  queryOptions({
    queryKey: ['activities', 'list', filters, page, perPage],
    queryFn: ({ signal }) =>
      call(
        activities.listActivities,
        {
          query: {
            title_cont: filters.title_cont,
            activity_type_eq: choiceOf(activityTypes, filters.activity_type_eq),
            status_eq: choiceOf(activityStatuses, filters.status_eq),
            subject_eq: choiceOf(subjects, filters.subject_eq),
            course_eq: idOf(filters.course_eq),
            challenge_eq: idOf(filters.challenge_eq),
            page,
            per_page: perPage,
          },
        },
        { signal },
      ),
    placeholderData: keepPreviousData,
    meta: { silent: true },
  });

export const oneActivity = (id: string) =>
  queryOptions({
    queryKey: ['activities', id],
    queryFn: ({ signal }) => call(activities.readActivity, { params: { id } }, { signal }),
    meta: { silent: true },
  });

export const loadCourseOptions = (query: OptionQuery, signal: AbortSignal) =>
  call(courses.courseOptions, { query }, { signal });

/** A course with its students. */
export const courseWithStudents = (id: number) =>
  queryOptions({
    queryKey: ['courses', String(id)],
    queryFn: ({ signal }) => call(courses.readCourse, { params: { id } }, { signal }),
    meta: { silent: true },
  });

export const loadChallengeOptions = (query: OptionQuery, signal: AbortSignal) =>
  call(challenges.challengeOptions, { query }, { signal });

/** Puts the server's answer where the pages look for it; courses, students and figures are read again when next shown. */
const useKeepActivity = () => {
  const queryClient = useQueryClient();
  return async (activity: Activity) => {
    await queryClient.invalidateQueries({ refetchType: 'none' });
    queryClient.setQueryData(oneActivity(String(activity.id)).queryKey, activity);
    // The grid of a class would open on the title and the day of before.
    void queryClient.refetchQueries({
      type: 'inactive',
      predicate: ({ queryKey }) => queryKey[0] === 'courses' && queryKey[2] === 'grid',
    });
  };
};

export const useSaveActivity = (activity?: Activity) => {
  const onSuccess = useKeepActivity();
  // Of the draft as the form began with it: one saved elsewhere since must not be overwritten.
  const [seen_updated_at] = useState(activity?.updated_at);
  return useMutation({
    mutationFn: (body: InputOf<typeof activities.addActivity>['body']) =>
      activity
        ? call(activities.updateActivity, { params: { id: activity.id }, body: { ...body, seen_updated_at } })
        : call(activities.addActivity, { body }),
    onSuccess,
  });
};

export const usePublishActivity = () =>
  useMutation({
    mutationFn: (id: number) => call(activities.publishActivity, { params: { id } }),
    onSuccess: useKeepActivity(),
  });

/** Changes what students have already. */
export const useEditPublishedActivity = ({ id, updated_at }: Activity) => {
  const onSuccess = useKeepActivity();
  // Of the activity as the dialog began with it: one changed elsewhere since must not be overwritten.
  const [seen_updated_at] = useState(updated_at);
  return useMutation({
    mutationFn: (body: InputOf<typeof activities.mendActivity>['body']) =>
      call(activities.mendActivity, { params: { id }, body: { ...body, seen_updated_at } }),
    onSuccess,
  });
};

/** Gives work for chosen students to more of them. */
export const useAddStudents = ({ id }: Activity) => {
  const keepActivity = useKeepActivity();
  return useMutation({
    mutationFn: (body: InputOf<typeof activities.addStudentsToActivity>['body']) =>
      call(activities.addStudentsToActivity, { params: { id }, body }),
    onSuccess: ({ activity }) => keepActivity(activity),
  });
};

/** Whether the teacher reads first what the coach says, from now on. */
export const useHoldFeedback = ({ id }: Activity) => {
  const keepActivity = useKeepActivity();
  return useMutation({
    mutationFn: (holds_feedback: boolean) =>
      call(activities.holdFeedback, { params: { id }, body: { holds_feedback } }),
    onSuccess: ({ activity }) => keepActivity(activity),
  });
};

export const useDuplicateActivity = () =>
  useMutation({
    mutationFn: (id: number) => call(activities.duplicateActivity, { params: { id } }),
    onSuccess: useKeepActivity(),
  });

export const useRemindOfActivity = () =>
  useMutation({ mutationFn: (id: number) => call(activities.remindOfActivity, { params: { id } }) });

export const useArchiveActivity = () =>
  useMutation({
    mutationFn: (id: number) => call(activities.archiveActivity, { params: { id } }),
    onSuccess: useKeepActivity(),
  });

export const useDeleteActivity = (onDeleted?: () => void) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => call(activities.deleteActivity, { params: { id } }),
    onSuccess: () => {
      // Here and not at the button, which is gone with its row.
      toastSuccess('Activity deleted successfully');
      onDeleted?.();
      return refetchQueries(queryClient, ['activities', 'list']);
    },
  });
};
