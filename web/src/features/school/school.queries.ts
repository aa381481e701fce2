import type {
  AuditLogPage,
  ReliefTeacher,
  SchoolCourse,
  SchoolInvitation,
  SchoolRole,
  StaffMember,
} from '@inkling/contract';
import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { type InputOf, reliefTeachers, school } from '../../api/typed-calls.ts';
import { refetchQueries } from '../../ui/refetch-queries.ts';
import { toastSuccess } from '../../ui/toast.ts';

export const staff = queryOptions({
  queryKey: ['school', 'staff'],
  queryFn: ({ signal }) => call(school.listStaff, {}, { signal }),
  meta: { silent: true },
});

export const invitations = queryOptions({
  queryKey: ['school', 'invitations'],
  queryFn: ({ signal }) => call(school.listInvitations, {}, { signal }),
  meta: { silent: true },
});

export const reliefTeachersQuery = queryOptions({
  queryKey: ['school', 'relief'],
  queryFn: ({ signal }) => call(reliefTeachers.listReliefTeachers, {}, { signal }),
  meta: { silent: true },
});

export const reliefSchoolsQuery = queryOptions({
  queryKey: ['school', 'relief schools'],
  queryFn: ({ signal }) => call(reliefTeachers.listReliefSchools, {}, { signal }),
  meta: { silent: true },
});

export const schoolCoursesPerPage = 20;

export const schoolCourses = (page: number) =>
  queryOptions({
    queryKey: ['school', 'classes', page],
    queryFn: ({ signal }) =>
      call(school.listSchoolClasses, { query: { page, per_page: schoolCoursesPerPage } }, { signal }),
    placeholderData: keepPreviousData,
    meta: { silent: true },
  });

/** The record page after page; each says where the next begins. */
export const auditLogQuery = (personId: number | undefined) =>
  infiniteQueryOptions({
    queryKey: ['school', 'record', personId ?? 0],
    queryFn: ({ signal, pageParam }) =>
      call(
        school.listRecord,
        {
          query: {
            ...(personId !== undefined && { person_id: personId }),
            ...(pageParam !== '' && { before: pageParam }),
          },
        },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }: AuditLogPage) => next,
    meta: { silent: true },
  });

const useRefresh = () => {
  const queryClient = useQueryClient();
  return () => refetchQueries(queryClient, ['school'], ['mine'], ['courses']);
};

export const useInviteStaff = () => {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (body: InputOf<typeof school.inviteStaff>['body']) => call(school.inviteStaff, { body }),
    onSuccess: ({ email }) => {
      toastSuccess(`The invitation is on its way to ${email}`);
      return refresh();
    },
  });
};

export const useWithdrawInvitation = () => {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: ({ id }: SchoolInvitation) => call(school.withdrawInvitation, { params: { id } }),
    onSuccess: (_, { full_name }) => {
      toastSuccess(`The invitation of ${full_name} is taken back`);
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
    mutationFn: ({ member, successorId }: { member: StaffMember; successorId?: number | undefined }) =>
      call(school.removeStaff, {
        params: { id: member.id },
        ...(successorId !== undefined && { query: { successor_id: successorId } }),
      }),
    onSuccess: (_, { member }) => {
      toastSuccess(`${member.full_name} is no longer on the staff`);
      return refresh();
    },
  });
};

export const useChangeLastDay = ({ id, full_name }: ReliefTeacher) => {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (body: { ends_on: string }) => call(reliefTeachers.changeLastDay, { params: { id }, body }),
    onSuccess: () => {
      toastSuccess(`Saved for ${full_name}`);
      return refresh();
    },
  });
};

export const useEndRelief = () => {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: ({ id }: ReliefTeacher) => call(reliefTeachers.endRelief, { params: { id } }),
    onSuccess: (_, { full_name }) => {
      toastSuccess(`${full_name} no longer stands in`);
      return refresh();
    },
  });
};

export const useStandIn = ({ id, title }: SchoolCourse) => {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (body: { teacher_id: number; ends_on: string }) =>
      call(reliefTeachers.standIn, { params: { id }, body }),
    onSuccess: () => {
      toastSuccess(`“${title}” has a relief teacher`);
      return refresh();
    },
  });
};

export const useAnswerInvitation = () => {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (body: { school_id: number; join: boolean }) => call(school.answerInvitation, { body }),
    onSuccess: refresh,
  });
};

export const useHandOverCourseOfColleague = ({ id, title }: SchoolCourse) => {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (teacher_id: number) => call(school.handOverClass, { params: { id }, body: { teacher_id } }),
    onSuccess: () => {
      toastSuccess(`“${title}” has a new lead`);
      return refresh();
    },
  });
};
