import { z } from 'zod';
import { download, endpoints, json, list, noContent, roles } from './endpoint.ts';
import { courseStatuses, invitedRoles, schoolRoles } from './enums.ts';
import { fullName, hasLastDay, id, idParams, isoDate, paging, requiredEmail, timestamp } from './fields.ts';

const staffMember = z.object({
  id: z.number(),
  full_name: z.string(),
  email: z.string().nullable(),
  role: z.enum(schoolRoles),
  /** Classes they lead that are not archived. */
  classes_count: z.number(),
  /** They look after archived classes, challenges or students, which somebody takes over when they go. */
  needs_successor: z.boolean(),
  permissions: z.object({ change: z.boolean(), remove: z.boolean() }),
});
export type StaffMember = z.infer<typeof staffMember>;

/** As the admin wrote it: whether the address has an account is not said. */
const schoolInvitation = z.object({
  id: z.number(),
  full_name: z.string(),
  email: z.string(),
  role: z.enum(invitedRoles),
  /** The last day of somebody who is to stand in. */
  ends_on: isoDate.nullable(),
  sent_at: timestamp,
});
export type SchoolInvitation = z.infer<typeof schoolInvitation>;

const schoolCourse = z.object({
  id: z.number(),
  title: z.string(),
  status: z.enum(courseStatuses),
  teacher: z.object({ id: z.number(), full_name: z.string() }),
  students_count: z.number(),
});
export type SchoolCourse = z.infer<typeof schoolCourse>;

export const invitationForm = z
  .object({
    full_name: fullName,
    email: requiredEmail('Email address is required'),
    role: z.enum(invitedRoles),
    ends_on: isoDate.nullable().default(null),
  })
  .refine(hasLastDay.check, hasLastDay.said);

/** One thing that somebody did, without a word that a child wrote. */
const auditLogEntry = z.object({
  id: z.number(),
  created_at: timestamp,
  /** Null when the account has been deleted since. */
  actor: z.object({ id: z.number(), full_name: z.string(), role: z.enum(roles) }).nullable(),
  /** Nobody did it, as when a roster is read at night. */
  by_itself: z.boolean(),
  /** After the name, as in "opened a piece of writing". */
  did: z.string(),
  /** Whom it was about, by name; null where it was nobody, many, or a worry that is not the school's to see. */
  student: z.object({ id: z.number(), full_name: z.string() }).nullable(),
  /** The network it came from. */
  address: z.string(),
});
export type AuditLogEntry = z.infer<typeof auditLogEntry>;

const auditLogPage = z.object({
  entries: z.array(auditLogEntry),
  /** Where the next page begins; null at the end. */
  next: z.string().nullable(),
});
export type AuditLogPage = z.infer<typeof auditLogPage>;

const recordFilter = { person_id: id.optional() };

export const school = endpoints({
  listStaff: {
    method: 'GET',
    path: '/school/staff',
    summary: 'The staff of the caller’s school by name; nobody for a teacher without one',
    access: ['teacher'],
    response: list(staffMember),
  },
  listInvitations: {
    method: 'GET',
    path: '/school/invitations',
    summary: 'Invitations that nobody has accepted yet, the newest first; for admins',
    access: ['teacher'],
    response: list(schoolInvitation),
  },
  inviteStaff: {
    method: 'POST',
    path: '/school/invitations',
    summary:
      'Invite a teacher by email, or send the invitation again. The response is the same whether or not the address has an account; for admins',
    access: ['teacher'],
    needsProof: true,
    rateLimit: 'email',
    body: invitationForm,
    response: json(schoolInvitation),
  },
  withdrawInvitation: {
    method: 'DELETE',
    path: '/school/invitations/:id',
    summary: 'Take an invitation back, with the link it was sent with; for admins',
    access: ['teacher'],
    params: idParams,
    response: noContent,
  },
  changeStaff: {
    method: 'PUT',
    path: '/school/staff/:id',
    summary: 'Make somebody an admin of the school or a teacher in it; for admins',
    access: ['teacher'],
    needsProof: true,
    params: idParams,
    body: z.object({ role: z.enum(schoolRoles) }),
    response: json(staffMember),
  },
  removeStaff: {
    method: 'DELETE',
    path: '/school/staff/:id',
    summary:
      'Take somebody who leads no class out of the school and out of colleagues’ courses. Archived classes, challenges and students go to the successor; for admins',
    access: ['teacher'],
    needsProof: true,
    params: idParams,
    query: z.object({ successor_id: id.optional() }),
    response: noContent,
  },
  answerInvitation: {
    method: 'POST',
    path: '/school/answer',
    summary: 'Join a school that invited the caller, or decline',
    access: ['teacher'],
    body: z.object({ school_id: id, join: z.boolean() }),
    response: noContent,
  },
  listSchoolClasses: {
    method: 'GET',
    path: '/school/classes',
    summary: 'Every course that the staff of the school leads, with its number of students; for admins',
    access: ['teacher'],
    query: z.object(paging),
    response: list(schoolCourse),
  },
  handOverClass: {
    method: 'POST',
    path: '/school/classes/:id/hand_over',
    summary:
      'Give a class with its work to another member of the staff; for admins, who take it themselves only where nobody else can',
    access: ['teacher'],
    rateLimit: 'hand-over',
    params: idParams,
    body: z.object({ teacher_id: id }),
    response: noContent,
  },
  listRecord: {
    method: 'GET',
    path: '/school/record',
    summary: 'Who read and changed what of whom, the newest first; for admins',
    access: ['teacher'],
    query: z.object({ ...recordFilter, before: z.string().max(60).optional() }),
    response: json(auditLogPage),
  },
  exportRecord: {
    method: 'GET',
    path: '/school/record/export',
    summary: 'The newest entries as a table to save; for admins',
    access: ['teacher'],
    rateLimit: 'export',
    query: z.object(recordFilter),
    response: download,
  },
});
