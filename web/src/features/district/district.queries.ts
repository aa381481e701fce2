import type { DistrictSchool } from '@inkling/contract';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { district } from '../../api/typed-calls.ts';
import { refetchQueries } from '../../ui/refetch-queries.ts';
import { toastSuccess } from '../../ui/toast.ts';

export const districtSchoolsPerPage = 20;

const districtKey = ['district'] as const;

export const districtQuery = (page: number) =>
  queryOptions({
    queryKey: [...districtKey, page],
    queryFn: ({ signal }) =>
      call(district.readDistrict, { query: { page, per_page: districtSchoolsPerPage } }, { signal }),
    placeholderData: keepPreviousData,
    meta: { silent: true },
  });

export const districtOfSchoolQuery = queryOptions({
  queryKey: ['school', 'district'],
  queryFn: ({ signal }) => call(district.readDistrictOfSchool, {}, { signal }),
  meta: { silent: true },
});

const useRefresh = (key: readonly string[]) => {
  const queryClient = useQueryClient();
  return () => refetchQueries(queryClient, key);
};

export const useInviteSchool = () => {
  const refresh = useRefresh(districtKey);
  return useMutation({
    mutationFn: (body: { email: string }) => call(district.inviteSchool, { body }),
    onSuccess: () => {
      toastSuccess('The invitation waits for the school');
      return refresh();
    },
  });
};

export const useWithdrawSchoolInvitation = () => {
  const refresh = useRefresh(districtKey);
  return useMutation({
    mutationFn: (id: number) => call(district.withdrawSchoolInvitation, { params: { id } }),
    onSuccess: refresh,
  });
};

export const useRemoveSchool = () => {
  const refresh = useRefresh(districtKey);
  return useMutation({
    mutationFn: ({ id }: DistrictSchool) => call(district.removeSchool, { params: { id } }),
    onSuccess: (_, { name }) => {
      toastSuccess(`${name} is no longer in your district`);
      return refresh();
    },
  });
};

export const useAnswerDistrict = () => {
  const refresh = useRefresh(districtOfSchoolQuery.queryKey);
  return useMutation({
    mutationFn: ({ id, join }: { id: number; join: boolean }) =>
      call(district.answerDistrict, { params: { id }, body: { join } }),
    onSuccess: refresh,
  });
};

export const useLeaveDistrict = () => {
  const refresh = useRefresh(districtOfSchoolQuery.queryKey);
  return useMutation({
    mutationFn: () => call(district.leaveDistrict),
    onSuccess: () => {
      toastSuccess('Your school is in no district any more');
      return refresh();
    },
  });
};
