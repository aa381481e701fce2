import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { type InputOf, schoolYears } from '../../api/typed-calls.ts';
import { refetchQueries } from '../../ui/refetch-queries.ts';
import { toastSuccess } from '../../ui/toast.ts';

export const schoolYearQuery = queryOptions({
  queryKey: ['school', 'year'],
  queryFn: ({ signal }) => call(schoolYears.readSchoolYear, {}, { signal }),
  meta: { silent: true },
});

const useRefresh = () => {
  const queryClient = useQueryClient();
  return () => refetchQueries(queryClient, ['school'], ['students'], ['courses']);
};

export const useBeginYear = () => {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (body: InputOf<typeof schoolYears.beginSchoolYear>['body']) =>
      call(schoolYears.beginSchoolYear, { body }),
    onSuccess: () => {
      toastSuccess('The new school year has begun');
      return refresh();
    },
  });
};

export const useUndoYear = () => {
  const refresh = useRefresh();
  return useMutation({ mutationFn: () => call(schoolYears.undoSchoolYear, {}), onSuccess: refresh });
};
