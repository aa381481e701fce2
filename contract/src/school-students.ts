import { z } from 'zod';
import { optionQuery } from './courses.ts';
import { endpoints, json, list } from './endpoint.ts';
import { id, idParams, timestamp } from './fields.ts';

const schoolStudent = z.object({
  id: z.number(),
  full_name: z.string(),
  screen_name: z.string(),
  grade_level: z.number().nullable(),
  /** Null for somebody who has never signed in. */
  last_login_at: timestamp.nullable(),
  /** The classes of this school that they are in and that go on. */
  classes: z.array(
    z.object({
      id: z.number(),
      title: z.string(),
      /** The school's roster put them there, and does so again unless it is changed too. */
      is_from_roster: z.boolean(),
    }),
  ),
  /** A family or a teacher outside the school counts on the account: it still opens when the school archives it. */
  keeps_account: z.boolean(),
  /** Since when they are no longer at the school. */
  archived_at: timestamp.nullable(),
  permissions: z.object({
    archive: z.boolean(),
    move: z.boolean(),
    bring_back: z.boolean(),
    merge: z.boolean(),
    unlink_platforms: z.boolean(),
  }),
});
export type SchoolStudent = z.infer<typeof schoolStudent>;

const schoolStudentPage = z.object({
  students: z.array(schoolStudent),
  /** Where the next page begins; null at the end. */
  next: z.string().nullable(),
});
export type SchoolStudentPage = z.infer<typeof schoolStudentPage>;

const schoolCourseOption = z.object({ id: z.number(), title: z.string(), teacher_name: z.string() });
export type SchoolCourseOption = z.infer<typeof schoolCourseOption>;

const mergedStudents = z.object({
  /** The account that stays, with all that it has then. */
  student: schoolStudent,
  /** How many of each go from the other account to this one. */
  moved: z.object({
    writings: z.number(),
    classes: z.number(),
    challenges: z.number(),
    teachers: z.number(),
    achievements: z.number(),
    reports: z.number(),
    sign_ins: z.number(),
  }),
  /** What both had, and what became of it. */
  met: z.object({
    /** Both pieces stay; the one that moves no longer counts as the work of the class. */
    writings: z.number(),
    classes: z.number(),
    reports: z.number(),
  }),
  /** What cannot go along, and why, in sentences. */
  not_moved: z.array(z.string()),
});
export type MergedStudents = z.infer<typeof mergedStudents>;

export const schoolStudentStatuses = ['current', 'archived'] as const;
export type SchoolStudentStatus = (typeof schoolStudentStatuses)[number];

export const schoolStudents = endpoints({
  listSchoolStudents: {
    method: 'GET',
    path: '/school/students',
    summary: 'The students of the school by name, found by a part of the name or username; for admins',
    access: ['teacher'],
    query: z.object({
      keyword: z.string().max(200).optional(),
      status: z.enum(schoolStudentStatuses).default('current'),
      after: z.string().max(200).optional(),
    }),
    response: json(schoolStudentPage),
  },
  schoolClassOptions: {
    method: 'GET',
    path: '/school/classes/read_options',
    summary: 'Classes of the school that a student can be moved to; for admins',
    access: ['teacher'],
    query: optionQuery,
    response: list(schoolCourseOption),
  },
  moveSchoolStudent: {
    method: 'POST',
    path: '/school/students/:id/move',
    summary:
      'Take a student out of a class, if one is named, and into another of the school. All that was begun stays; for admins',
    access: ['teacher'],
    params: idParams,
    body: z.object({ from_course_id: id.optional(), course_id: id }),
    response: json(schoolStudent),
  },
  archiveSchoolStudent: {
    method: 'POST',
    path: '/school/students/:id/archive',
    summary:
      'A student leaves the school: out of all its classes, work kept. The account closes unless a family or somebody outside counts on it; for admins',
    access: ['teacher'],
    params: idParams,
    response: json(schoolStudent),
  },
  bringBackSchoolStudent: {
    method: 'POST',
    path: '/school/students/:id/bring_back',
    summary: 'An archived student comes back to the classes that are still there; for admins',
    access: ['teacher'],
    params: idParams,
    response: json(schoolStudent.extend({ /** Places in classes that are gone. */ lost_places: z.number() })),
  },
  mergeSchoolStudents: {
    method: 'POST',
    path: '/school/students/:id/merge',
    summary:
      'Two accounts of one child become one: all that the other has goes to this one, and nobody can sign in to the other again. A dry run shows what would happen. It cannot be undone; for admins',
    access: ['teacher'],
    needsProof: true,
    params: idParams,
    body: z.object({ /** The account that is given up. */ student_id: id, dry_run: z.boolean() }),
    response: json(mergedStudents),
  },
});
