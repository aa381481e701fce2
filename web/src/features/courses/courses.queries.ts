import { type Course, pluralise } from '@inkling/contract';
import {
  keepPreviousData,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { activities, courses, type InputOf } from '../../api/typed-calls.ts';
import type { OptionQuery } from '../../shared/options/use-options.ts';
import { blindMarkingQuery } from '../../shared/use-blind-marking.ts';
import { refetchQueries } from '../../ui/refetch-queries.ts';
import { toastSuccess } from '../../ui/toast.ts';

export const coursesPerPage = 10;

export const courseList = (page: number) =>
  queryOptions({
    queryKey: ['courses', 'list', page],
    queryFn: ({ signal }) =>
      call(
        courses.listCourses,
        { query: { status_eq: 'active', page, per_page: coursesPerPage } },
        { signal },
      ),
    placeholderData: keepPreviousData,
    meta: { silent: true },
  });

export const oneCourse = (id: string) =>
  queryOptions({
    queryKey: ['courses', id],
    queryFn: ({ signal }) => call(courses.readCourse, { params: { id } }, { signal }),
    meta: { silent: true },
  });

/** Below the course's own key, so that whatever changes the course reads it again. */
export const courseGridOf = (id: number, isBlind: boolean) =>
  queryOptions({
    queryKey: ['courses', String(id), 'grid', isBlind],
    queryFn: ({ signal }) =>
      call(courses.readClassGrid, { params: { id }, query: blindMarkingQuery(isBlind) }, { signal }),
    meta: { silent: true },
  });

export const useRemoveFromCourse = (courseId: number) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (student_ids: number[]) =>
      call(courses.removeFromClass, { params: { id: courseId }, body: { student_ids } }),
    onSuccess: ({ student_ids }) =>
      toastSuccess(`${pluralise(student_ids.length, 'student')} removed from this class`),
    // Also where one of them had left already: the list shows who is there.
    onSettled: () => refetchQueries(queryClient, ['courses'], ['students'], ['dashboard']),
  });
};

export const loadActivityOptions = (query: OptionQuery, signal: AbortSignal) =>
  call(activities.activityOptions, { query }, { signal });

/** A course stands in lists, filters, activities and figures. */
const refresh = (queryClient: QueryClient) =>
  refetchQueries(queryClient, ['courses'], ['options'], ['dashboard'], ['activities']);

/** Creates a course, or changes the one that is given. */
export const useSaveCourse = (course: Course | null) => {
  const queryClient = useQueryClient();
  // As the form was filled: what is read again meanwhile isn't in its fields.
  const [seen_updated_at] = useState(course?.updated_at);
  return useMutation({
    mutationFn: (body: InputOf<typeof courses.createCourse>['body']) =>
      course
        ? call(courses.updateCourse, { params: { id: course.id }, body: { ...body, seen_updated_at } })
        : call(courses.createCourse, { body }),
    onSuccess: () => {
      toastSuccess(`Course ${course ? 'updated' : 'created'} successfully`);
      void refresh(queryClient);
    },
  });
};

export const useDuplicateCourse = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => call(courses.duplicateCourse, { params: { id } }),
    onSuccess: ({ title }) => {
      toastSuccess(`“${title}” is made, with its activities as drafts`);
      void refresh(queryClient);
    },
  });
};

export const useArchiveCourse = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: Course) => call(courses.archiveCourse, { params: { id } }),
    onSuccess: () => {
      toastSuccess('Course archived successfully');
      void refresh(queryClient);
    },
  });
};

export const useDeleteCourse = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: Course) => call(courses.deleteCourse, { params: { id } }),
    onSuccess: async (_, { id }) => {
      toastSuccess('Course deleted successfully');
      queryClient.removeQueries({ queryKey: ['courses', String(id)] });
      await refresh(queryClient);
    },
  });
};
