import type { SchoolClass, SchoolRole, StaffMember } from '@inkling/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { type InputOf, school } from '../../api/typed-calls.ts';
import { refetchQueries } from '../../ui/refetch-queries.ts';
import { toastSuccess } from '../../ui/toast.ts';

export const staff = queryOptions({
  queryKey: ['school', 'staff'],
  queryFn: ({ signal }) => call(school.listStaff, {}, { signal }),
  meta: { silent: true },
});

export const schoolClasses = queryOptions({
  queryKey: ['school', 'classes'],
  queryFn: ({ signal }) => call(school.listSchoolClasses, {}, { signal }),
  meta: { silent: true },
});

const useRefresh = () => {
  const queryClient = useQueryClient();
  return () => refetchQueries(queryClient, ['school'], ['mine'], ['courses']);
};

export const useInvite = () => {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (body: InputOf<typeof school.inviteStaff>['body']) => call(school.inviteStaff, { body }),
    onSuccess: ({ full_name, has_joined }) => {
      toastSuccess(
        has_joined
          ? `${full_name} gets an email with a link to choose a password`
          : `${full_name} has an account and is asked to join`,
      );
      return refresh();
    },
  });
};

export const useChangeRole = () => {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: ({ member, role }: { member: StaffMember; role: SchoolRole }) =>
      call(school.changeStaff, { params: { id: member.id }, body: { role } }),
    onSuccess: ({ full_name }) => {
      toastSuccess(`Saved for ${full_name}`);
      return refresh();
    },
  });
};

export const useRemoveStaff = () => {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: ({ id }: StaffMember) => call(school.removeStaff, { params: { id } }),
    onSuccess: (_, { full_name }) => {
      toastSuccess(`${full_name} is no longer on the staff`);
      return refresh();
    },
  });
};

export const useAnswerInvitation = () => {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (join: boolean) => call(school.answerInvitation, { body: { join } }),
    onSuccess: refresh,
  });
};

export const useHandOverClass = ({ id, title }: SchoolClass) => {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (teacher_id: number) => call(school.handOverClass, { params: { id }, body: { teacher_id } }),
    onSuccess: () => {
      toastSuccess(`“${title}” has a new lead`);
      return refresh();
    },
  });
};
