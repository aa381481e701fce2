import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { type InputOf, schoolData } from '../../api/typed-calls.ts';
import { toastSuccess } from '../../ui/toast.ts';

export const schoolDataQuery = queryOptions({
  queryKey: ['school', 'data'],
  queryFn: ({ signal }) => call(schoolData.readSchoolData, {}, { signal }),
  meta: { silent: true },
});

export const schoolUsageQuery = queryOptions({
  queryKey: ['school', 'usage'],
  queryFn: ({ signal }) => call(schoolData.readSchoolUsage, {}, { signal }),
  meta: { silent: true },
});

export const schoolHealthQuery = queryOptions({
  queryKey: ['school', 'health'],
  queryFn: ({ signal }) => call(schoolData.readSchoolHealth, {}, { signal }),
  meta: { silent: true },
});

/** The response is how things stand from now on. */
const useKeep = (said: string) => {
  const client = useQueryClient();
  return (data: Awaited<ReturnType<NonNullable<typeof schoolDataQuery.queryFn>>>) => {
    client.setQueryData(schoolDataQuery.queryKey, data);
    toastSuccess(said);
  };
};

export const useChangeRetention = () => {
  const onSuccess = useKeep('Saved');
  return useMutation({
    mutationFn: (body: InputOf<typeof schoolData.changeRetention>['body']) =>
      call(schoolData.changeRetention, { body }),
    onSuccess,
  });
};

export const useAskForErasure = () => {
  const onSuccess = useKeep('The school will be deleted in a week');
  return useMutation({
    mutationFn: (body: InputOf<typeof schoolData.askForErasure>['body']) =>
      call(schoolData.askForErasure, { body }),
    onSuccess,
  });
};

export const useCancelErasure = () => {
  const onSuccess = useKeep('The school stays');
  return useMutation({ mutationFn: () => call(schoolData.cancelErasure, {}), onSuccess });
};
