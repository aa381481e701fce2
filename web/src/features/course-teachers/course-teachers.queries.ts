import type { CourseInvitation, CourseTeacher } from '@inkling/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { courseTeachers, type InputOf } from '../../api/typed-calls.ts';
import { refetchQueries } from '../../ui/refetch-queries.ts';
import { toastSuccess } from '../../ui/toast.ts';

/** Below the course's own key, so that whatever changes the course reads it again. */
export const teachersOf = (courseId: number) =>
  queryOptions({
    queryKey: ['courses', String(courseId), 'teachers'],
    queryFn: ({ signal }) =>
      call(courseTeachers.listCourseTeachers, { params: { id: courseId } }, { signal }),
    meta: { silent: true },
  });

type NewColleague = InputOf<typeof courseTeachers.addCourseTeacher>['body'];

const useRefresh = () => {
  const queryClient = useQueryClient();
  return () => refetchQueries(queryClient, ['courses']);
};

/** Adds a colleague, or changes the part of the one that is given. */
export const useSaveColleague = (courseId: number, colleague: CourseTeacher | null) => {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: ({ email, ...part }: NewColleague) =>
      colleague
        ? call(courseTeachers.changeCourseTeacher, {
            params: { id: courseId, teacher_id: colleague.teacher.id },
            body: part,
          })
        : call(courseTeachers.addCourseTeacher, { params: { id: courseId }, body: { email, ...part } }),
    onSuccess: ({ teacher, is_invited }) => {
      const added = is_invited ? 'is asked, and can accept under My Courses' : 'teaches this course now';
      toastSuccess(colleague ? `Saved for ${teacher.full_name}` : `${teacher.full_name} ${added}`);
      return refresh();
    },
  });
};

export const useRemoveColleague = (courseId: number) => {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: ({ teacher }: CourseTeacher) =>
      call(courseTeachers.removeCourseTeacher, { params: { id: courseId, teacher_id: teacher.id } }),
    onSuccess: (_, { teacher }) => {
      toastSuccess(`${teacher.full_name} no longer teaches this course`);
      return refresh();
    },
  });
};

export const useHandOverCourse = (courseId: number) => {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: ({ teacher }: CourseTeacher) =>
      call(courseTeachers.handOverCourse, { params: { id: courseId }, body: { teacher_id: teacher.id } }),
    onSuccess: (_, { teacher }) => {
      toastSuccess(`${teacher.full_name} leads this course now`);
      return refresh();
    },
  });
};

export const ownInvitations = queryOptions({
  queryKey: ['courses', 'invitations'],
  queryFn: ({ signal }) => call(courseTeachers.listCourseInvitations, {}, { signal }),
  meta: { silent: true },
});

export const useAnswerInvitation = ({ course }: CourseInvitation) => {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (accept: boolean) =>
      call(courseTeachers.answerCourseInvitation, { params: { id: course.id }, body: { accept } }),
    onSuccess: (_, accept) => {
      if (accept) toastSuccess(`You now teach “${course.title}” too`);
      return refresh();
    },
  });
};
