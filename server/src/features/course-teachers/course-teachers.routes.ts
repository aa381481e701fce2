import type { courseTeachers } from '@inkling/contract';
import type { Deps } from '../../deps.ts';
import { singlePage } from '../../http/paging.ts';
import type { Handlers } from '../../http/register-endpoints.ts';
import { answerCourseInvitation } from './answer-course-invitation.ts';
import {
  addCourseTeacher,
  changeCourseTeacher,
  readCourseTeachers,
  removeCourseTeacher,
} from './change-course-teachers.ts';
import { listCourseInvitations } from './course-invitations.queries.ts';
import { handOverCourse } from './hand-over-course.ts';

export const courseTeachersRoutes = (deps: Deps): Handlers<typeof courseTeachers> => ({
  listCourseTeachers: async ({ caller, params }) =>
    singlePage(await readCourseTeachers(deps, { db: deps.db, caller, courseId: params.id })),
  addCourseTeacher: ({ caller, params, body }) =>
    addCourseTeacher(deps, { caller, courseId: params.id }, body),
  changeCourseTeacher: ({ caller, params, body }) =>
    changeCourseTeacher(deps, { caller, courseId: params.id, teacherId: params.teacher_id }, body),
  removeCourseTeacher: ({ caller, params }) =>
    removeCourseTeacher(deps, { caller, courseId: params.id, teacherId: params.teacher_id }),
  listCourseInvitations: async ({ caller }) => singlePage(await listCourseInvitations(deps.db, caller.id)),
  answerCourseInvitation: ({ caller, params, body }) =>
    answerCourseInvitation(deps, { caller, courseId: params.id }, body.accept),
  handOverCourse: ({ caller, params, body }) =>
    handOverCourse(deps, { caller, courseId: params.id }, body.teacher_id),
});
