import { limits, newStudent, type Student, studentChanges } from '@inkling/contract';
import {
  keepPreviousData,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { activities, courses, students } from '../../api/typed-calls.ts';
import type { OptionQuery } from '../../shared/options/use-options.ts';
import { saveTextAsFile } from '../../shared/save-text-as-file.ts';
import { refetchQueries } from '../../ui/refetch-queries.ts';
import { toastSuccess } from '../../ui/toast.ts';
import { idOf } from '../../ui/url-filters.ts';
import { bodyOf, type StudentValues } from './student-values.ts';

export const studentFilterNames = ['keyword', 'assigned_activity_id', 'course_id_eq'] as const;
export type StudentFilters = Record<(typeof studentFilterNames)[number], string>;
export const studentsPerPage = 20;

const queryOf = (filters: StudentFilters) => ({
  keyword: filters.keyword || undefined,
  assigned_activity_id: idOf(filters.assigned_activity_id),
  course_id_eq: idOf(filters.course_id_eq),
});

export const studentList = (filters: StudentFilters, page: number) =>
  queryOptions({
    queryKey: ['students', 'list', filters, page],
    queryFn: ({ signal }) =>
      call(
        students.listStudents,
        { query: { ...queryOf(filters), page, per_page: studentsPerPage } },
        { signal },
      ),
    placeholderData: keepPreviousData,
    meta: { silent: true },
  });

/** Everybody of a course, up to the cap of a list. */
export const studentsOfCourse = (courseId: string) =>
  queryOptions({
    queryKey: ['students', 'course', courseId],
    queryFn: ({ signal }) =>
      call(students.listStudents, { query: { course_id_eq: Number(courseId), page: 0 } }, { signal }),
    meta: { silent: true },
  });

export const studentOptionById = (studentId: string) =>
  queryOptions({
    queryKey: ['students', 'named', studentId],
    queryFn: ({ signal }) =>
      call(students.studentOptions, { query: { id_in: [Number(studentId)] } }, { signal }),
    meta: { silent: true },
  });

export const loadActivityOptions = (query: OptionQuery, signal: AbortSignal) =>
  call(activities.activityOptions, { query }, { signal });

export const loadCourseOptions = (query: OptionQuery, signal: AbortSignal) =>
  call(courses.courseOptions, { query }, { signal });

const refresh = (queryClient: QueryClient) =>
  refetchQueries(queryClient, ['students'], ['dashboard'], ['courses']);

const seenOf = ({ full_name, email, grade_level }: Student) => ({ full_name, email, grade_level });

const send = (values: StudentValues, student: Student | null): Promise<Student> => {
  const body = bodyOf(student)(values);
  return student
    ? call(students.updateStudent, {
        params: { id: student.id },
        body: { ...studentChanges.parse(body), seen: seenOf(student) },
      })
    : call(students.addStudent, { body: newStudent.parse(body) });
};

/** Adds a student, or changes the one that is given. */
export const useSaveStudent = (student: Student | null) => {
  const queryClient = useQueryClient();
  // As the form was opened, although the list behind is read again.
  const [opened] = useState(student);
  return useMutation({
    mutationFn: (values: StudentValues) => send(values, opened),
    onSuccess: async (saved) => {
      toastSuccess(
        student
          ? 'Student updated successfully'
          : `Student added successfully. ${saved.full_name} signs in as ${saved.screen_name}.`,
      );
      await refresh(queryClient);
    },
  });
};

export const useRemoveStudent = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: Student) => call(students.removeStudent, { params: { id } }),
    onSuccess: async ({ removed }) => {
      toastSuccess(
        removed === 'account' ? 'Student deleted successfully' : 'Student removed from your classes',
      );
      await refresh(queryClient);
    },
  });
};

export interface ImportRequest {
  csv: string;
  course_id: string;
  dry_run: boolean;
}

export const useImportStudents = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ csv, course_id, dry_run }: ImportRequest) =>
      call(students.importStudents, { body: { csv, course_id: idOf(course_id), dry_run } }),
    onSuccess: (_, { dry_run }) => (dry_run ? undefined : refresh(queryClient)),
    meta: { silent: true },
  });
};

export const useExportStudents = () =>
  useMutation({
    mutationFn: (filters: StudentFilters) => call(students.exportStudents, { query: queryOf(filters) }),
    onSuccess: ({ csv }) => saveTextAsFile('students.csv', csv),
  });

/** So many passwords take a second or two; the bar moves on after each part. */
const cardsAtOnce = Math.min(12, limits.login_cards_max);

/** New cards in parts; the ones that are made stay when a later part fails. */
export const useMakeLoginCards = (onPart: (cards: Awaited<ReturnType<typeof makePart>>) => void) =>
  useMutation({
    mutationFn: async (ids: number[]) => {
      for (let start = 0; start < ids.length; start += cardsAtOnce)
        onPart(await makePart(ids.slice(start, start + cardsAtOnce)));
    },
  });

const makePart = async (student_ids: number[]) =>
  (await call(students.makeLoginCards, { body: { student_ids } })).cards;
