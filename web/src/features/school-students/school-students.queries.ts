import type {
  SchoolCourseOption,
  SchoolStudent,
  SchoolStudentPage,
  SchoolStudentStatus,
} from '@inkling/contract';
import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { lti, schoolStudents } from '../../api/typed-calls.ts';
import type { LoadOptions } from '../../shared/options/use-options.ts';
import { refetchQueries } from '../../ui/refetch-queries.ts';
import { toastSuccess } from '../../ui/toast.ts';
import { broughtBackText } from './school-students-texts.ts';

/** Page after page; each says where the next begins. */
export const schoolStudentsQuery = (keyword: string, status: SchoolStudentStatus) =>
  infiniteQueryOptions({
    queryKey: ['school', 'students', status, keyword],
    queryFn: ({ signal, pageParam }) =>
      call(
        schoolStudents.listSchoolStudents,
        {
          query: {
            status,
            ...(keyword !== '' && { keyword }),
            ...(pageParam !== '' && { after: pageParam }),
          },
        },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }: SchoolStudentPage) => next,
    placeholderData: keepPreviousData,
    meta: { silent: true },
  });

export const loadClassOptions: LoadOptions<SchoolCourseOption> = (query, signal) =>
  call(schoolStudents.schoolClassOptions, { query }, { signal });

const useRefresh = () => {
  const queryClient = useQueryClient();
  return () => refetchQueries(queryClient, ['school'], ['students'], ['courses']);
};

export const useArchiveStudent = () => {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: ({ id }: SchoolStudent) => call(schoolStudents.archiveSchoolStudent, { params: { id } }),
    onSuccess: ({ full_name }) => {
      toastSuccess(`${full_name} is archived`);
      return refresh();
    },
  });
};

export const useUnlinkPlatforms = () => {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: ({ id }: SchoolStudent) => call(lti.unlinkStudent, { params: { id } }),
    onSuccess: (_, { full_name }) => {
      toastSuccess(`${full_name} is unlinked`);
      return refresh();
    },
  });
};

export const useBringBackStudent = () => {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: ({ id }: SchoolStudent) => call(schoolStudents.bringBackSchoolStudent, { params: { id } }),
    onSuccess: (student) => {
      toastSuccess(broughtBackText(student));
      return refresh();
    },
  });
};

interface Move {
  from_course_id?: number;
  course_id: number;
}

export const useMoveStudent = ({ id }: SchoolStudent) => {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (body: Move) => call(schoolStudents.moveSchoolStudent, { params: { id }, body }),
    onSuccess: ({ full_name }) => {
      toastSuccess(`${full_name} has moved`);
      return refresh();
    },
  });
};

/** Tries the merge on the server, which takes it back. Under a key of its own: once they are one there is nothing left to try. */
export const mergeTrialQuery = (kept: SchoolStudent, other: SchoolStudent) =>
  queryOptions({
    queryKey: ['merge-trial', kept.id, other.id],
    queryFn: ({ signal }) =>
      call(
        schoolStudents.mergeSchoolStudents,
        { params: { id: kept.id }, body: { student_id: other.id, dry_run: true } },
        { signal },
      ),
    gcTime: 0,
    retry: false,
    meta: { silent: true },
  });

export const useMergeStudents = (kept: SchoolStudent, other: SchoolStudent) => {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: () =>
      call(schoolStudents.mergeSchoolStudents, {
        params: { id: kept.id },
        body: { student_id: other.id, dry_run: false },
      }),
    onSuccess: ({ student }) => {
      toastSuccess(`${student.full_name} has one account now`);
      return refresh();
    },
  });
};
