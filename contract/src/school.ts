import { z } from 'zod';
import { endpoints, json, list, noContent } from './endpoint.ts';
import { courseStatuses, schoolRoles } from './enums.ts';
import { fullName, id, idParams, requiredEmail } from './fields.ts';

const staffMember = z.object({
  id: z.number(),
  full_name: z.string(),
  email: z.string().nullable(),
  role: z.enum(schoolRoles),
  /** Whether they have accepted the invitation. */
  has_joined: z.boolean(),
  /** Classes they lead that are not archived. */
  classes_count: z.number(),
  permissions: z.object({ change: z.boolean(), remove: z.boolean() }),
});
export type StaffMember = z.infer<typeof staffMember>;

const schoolClass = z.object({
  id: z.number(),
  title: z.string(),
  status: z.enum(courseStatuses),
  teacher: z.object({ id: z.number(), full_name: z.string() }),
  students_count: z.number(),
});
export type SchoolClass = z.infer<typeof schoolClass>;

export const invitationForm = z.object({
  full_name: fullName,
  email: requiredEmail('Email address is required'),
  role: z.enum(schoolRoles),
});

export const school = endpoints({
  listStaff: {
    method: 'GET',
    path: '/school/staff',
    summary: 'The staff of the caller’s school by name; nobody for a teacher without one',
    access: ['teacher'],
    response: list(staffMember),
  },
  inviteStaff: {
    method: 'POST',
    path: '/school/staff',
    summary:
      'Invite a teacher by email: a new account with a link to choose a password, or a question to an old one; for admins',
    access: ['teacher'],
    rateLimit: 'email',
    body: invitationForm,
    response: json(staffMember),
  },
  changeStaff: {
    method: 'PUT',
    path: '/school/staff/:id',
    summary: 'Make somebody an admin of the school or a teacher in it; for admins',
    access: ['teacher'],
    params: idParams,
    body: z.object({ role: z.enum(schoolRoles) }),
    response: json(staffMember),
  },
  removeStaff: {
    method: 'DELETE',
    path: '/school/staff/:id',
    summary: 'Take somebody who leads no class out of the school and out of colleagues’ courses; for admins',
    access: ['teacher'],
    params: idParams,
    response: noContent,
  },
  answerInvitation: {
    method: 'POST',
    path: '/school/invitation',
    summary: 'Join the school that invited the caller, or decline',
    access: ['teacher'],
    body: z.object({ join: z.boolean() }),
    response: noContent,
  },
  listSchoolClasses: {
    method: 'GET',
    path: '/school/classes',
    summary: 'Every course that the staff of the school leads, with its number of students; for admins',
    access: ['teacher'],
    response: list(schoolClass),
  },
  handOverClass: {
    method: 'POST',
    path: '/school/classes/:id/hand_over',
    summary: 'Give a class with its work to another member of the staff; for admins',
    access: ['teacher'],
    params: idParams,
    body: z.object({ teacher_id: id }),
    response: noContent,
  },
});
