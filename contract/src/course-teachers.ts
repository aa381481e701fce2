import { z } from 'zod';
import { endpoints, json, list, noContent } from './endpoint.ts';
import { colleagueRoles, courseRoles } from './enums.ts';
import { hasLastDay, id, idParams, isoDate, requiredEmail } from './fields.ts';

/** One of the adults who teach a course. */
const courseTeacher = z.object({
  teacher: z.object({ id: z.number(), full_name: z.string(), email: z.string().nullable() }),
  role: z.enum(courseRoles),
  /** The last day of a relief teacher. */
  ends_on: isoDate.nullable(),
  /** The last day is over: the course is closed to them. */
  has_ended: z.boolean(),
  /** They were asked and have not answered: the course is closed to them so far. */
  is_invited: z.boolean(),
  permissions: z.object({ change: z.boolean(), remove: z.boolean(), make_lead: z.boolean() }),
});
export type CourseTeacher = z.infer<typeof courseTeacher>;

/** A teacher without a school is asked before anything of a course is theirs. */
const courseInvitation = z.object({
  course: z.object({ id: z.number(), title: z.string() }),
  lead: z.object({ full_name: z.string(), email: z.string().nullable() }),
  role: z.enum(colleagueRoles),
  ends_on: isoDate.nullable(),
});
export type CourseInvitation = z.infer<typeof courseInvitation>;

const part = { role: z.enum(colleagueRoles), ends_on: isoDate.nullable().default(null) };

export const addColleagueForm = z
  .object({ email: requiredEmail('Email address is required'), ...part })
  .refine(hasLastDay.check, hasLastDay.said);
const colleagueParams = z.object({ id, teacher_id: id });

export const courseTeachers = endpoints({
  listCourseTeachers: {
    method: 'GET',
    path: '/courses/:id/teachers',
    summary: 'Everyone who teaches a course, its lead first, for those who teach it',
    access: ['teacher'],
    params: idParams,
    response: list(courseTeacher),
  },
  addCourseTeacher: {
    method: 'POST',
    path: '/courses/:id/teachers',
    summary:
      'Let a colleague of the same school teach a course too; where there is no school, ask a teacher to; for its lead',
    access: ['teacher'],
    rateLimit: 'email',
    params: idParams,
    body: addColleagueForm,
    response: json(courseTeacher),
  },
  changeCourseTeacher: {
    method: 'PUT',
    path: '/courses/:id/teachers/:teacher_id',
    summary: 'Change what a colleague is in a course, or until when; for its lead',
    access: ['teacher'],
    params: colleagueParams,
    body: z.object(part).refine(hasLastDay.check, hasLastDay.said),
    response: json(courseTeacher),
  },
  removeCourseTeacher: {
    method: 'DELETE',
    path: '/courses/:id/teachers/:teacher_id',
    summary: 'Take a colleague out of a course; for its lead, and for colleagues about themselves',
    access: ['teacher'],
    params: colleagueParams,
    response: noContent,
  },
  listCourseInvitations: {
    method: 'GET',
    path: '/course_invitations',
    summary: 'Courses that the caller has been asked to help teach',
    access: ['teacher'],
    response: list(courseInvitation),
  },
  answerCourseInvitation: {
    method: 'POST',
    path: '/course_invitations/:id',
    summary: 'Accept to help teach a course, given by its id, or decline',
    access: ['teacher'],
    params: idParams,
    body: z.object({ accept: z.boolean() }),
    response: noContent,
  },
  handOverCourse: {
    method: 'POST',
    path: '/courses/:id/hand_over',
    summary: 'Make a co-teacher the lead of a course with its work and activities; the former lead stays on',
    access: ['teacher'],
    rateLimit: 'hand-over',
    params: idParams,
    body: z.object({ teacher_id: id }),
    response: noContent,
  },
});
