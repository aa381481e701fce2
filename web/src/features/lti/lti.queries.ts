import type { LtiPlatform, PlatformCourse } from '@inkling/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { type InputOf, lti } from '../../api/typed-calls.ts';
import { refetchQueries } from '../../ui/refetch-queries.ts';
import { toastSuccess } from '../../ui/toast.ts';

export const platforms = queryOptions({
  queryKey: ['school', 'platforms'],
  queryFn: ({ signal }) => call(lti.listPlatforms, {}, { signal }),
  meta: { silent: true },
});

const useRefresh = () => {
  const queryClient = useQueryClient();
  return () => refetchQueries(queryClient, platforms.queryKey);
};

export const useAddPlatform = () => {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (body: InputOf<typeof lti.addPlatform>['body']) => call(lti.addPlatform, { body }),
    onSuccess: refresh,
  });
};

export const useChangePlatform = ({ id, form_version }: LtiPlatform) => {
  const refresh = useRefresh();
  // As the form was filled: what is read again meanwhile isn't in its fields.
  const [seen_form_version, setSeen] = useState(form_version);
  return useMutation({
    mutationFn: (body: InputOf<typeof lti.changePlatform>['body']) =>
      call(lti.changePlatform, { params: { id }, body: { ...body, seen_form_version } }),
    onSuccess: (saved) => {
      setSeen(saved.form_version);
      toastSuccess('Saved');
      return refresh();
    },
  });
};

export const useSetPlatformEnabled = ({ id }: LtiPlatform) => {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (enabled: boolean) => call(lti.setPlatformEnabled, { params: { id }, body: { enabled } }),
    onSuccess: refresh,
  });
};

export const useMakeNewKey = ({ id }: LtiPlatform) => {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: () => call(lti.makeNewKey, { params: { id } }),
    onSuccess: () => {
      toastSuccess('Inkling has a new key');
      return refresh();
    },
  });
};

export const useMakeRegistrationLink = ({ id }: LtiPlatform) =>
  useMutation({ mutationFn: () => call(lti.makeRegistrationLink, { params: { id } }) });

/** While a mark is on its way, which takes seconds. */
const lookAgainMs = 4000;

const isOnTheWay = ({ grades, grade_problems }: PlatformCourse): boolean =>
  grades.waiting > grade_problems.length;

/** The course of a platform that a class is. */
export const platformCourseOfClass = (id: number) =>
  queryOptions({
    queryKey: ['courses', id, 'platform'],
    queryFn: ({ signal }) => call(lti.readPlatformCourseOfClass, { params: { id } }, { signal }),
    refetchInterval: ({ state }) =>
      state.data?.course && isOnTheWay(state.data.course) ? lookAgainMs : false,
    meta: { silent: true },
  });

export const useSyncMembersNow = (id: number) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (let_leave: boolean) => call(lti.syncMembersNow, { params: { id }, body: { let_leave } }),
    onSuccess: () => refetchQueries(queryClient, ['courses']),
  });
};

export const useUnlinkClass = (id: number) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call(lti.unlinkClass, { params: { id } }),
    onSuccess: () => {
      toastSuccess('The class is unlinked');
      return refetchQueries(queryClient, platformCourseOfClass(id).queryKey);
    },
  });
};

export const useSendGradesAgain = (id: number) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call(lti.sendClassGradesAgain, { params: { id } }),
    onSuccess: () => {
      toastSuccess('Inkling sends them now');
      return refetchQueries(queryClient, platformCourseOfClass(id).queryKey);
    },
  });
};

export const useRemovePlatform = ({ id }: LtiPlatform) => {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: () => call(lti.removePlatform, { params: { id } }),
    onSuccess: () => {
      toastSuccess('The platform is removed');
      return refresh();
    },
  });
};
