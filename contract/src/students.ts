import { z } from 'zod';
import { optionQuery } from './courses.ts';
import { endpoints, json, list, nothing } from './endpoint.ts';
import { email, file, fullName, gradeLevel, id, idParams, newPassword, paging, record } from './fields.ts';

export const student = record.extend({
  full_name: z.string(),
  screen_name: z.string(),
  email: z.string().nullable(),
  grade_level: z.number().nullable(),
  /** "5th Grade". */
  grade: z.string().nullable(),
  avatar: file.nullable(),
  joinedAt: z.string(),
  /** Accounts a parent owns are changed by that parent only. */
  permissions: z.object({ edit: z.boolean() }),
});
export type Student = z.infer<typeof student>;

const studentForm = z.object({ full_name: fullName, email, grade_level: gradeLevel });

const importRow = z.object({
  /** Line of the file, counting from 1. */
  line: z.number(),
  result: z.enum(['created', 'skipped', 'failed']),
  /** Why it was skipped or failed. */
  reason: z.string().nullable(),
  full_name: z.string(),
  email: z.string(),
  screen_name: z.string().nullable(),
});
export type ImportRow = z.infer<typeof importRow>;

export const students = endpoints({
  listStudents: {
    method: 'GET',
    path: '/students',
    summary: "The teacher's students: enrolled in their courses, in their challenges, or added by them",
    access: ['teacher'],
    query: z.object({
      ...paging,
      keyword: z.string().max(200).optional(),
      assigned_activity_id: id.optional(),
      course_id_eq: id.optional(),
    }),
    answer: list(student),
  },
  studentOptions: {
    method: 'GET',
    path: '/students/read_options',
    summary: "The teacher's students, for filters",
    access: ['teacher'],
    query: optionQuery,
    answer: list(z.object({ id: z.number(), screen_name: z.string(), full_name: z.string() })),
  },
  addStudent: {
    method: 'POST',
    path: '/students',
    summary: 'Make an account for a student, and put them into a course if one is named',
    access: ['teacher'],
    body: studentForm.extend({ password: newPassword, course_id: id.optional() }),
    answer: json(student),
  },
  updateStudent: {
    method: 'PUT',
    path: '/students/:id',
    summary: 'Change a student the teacher made',
    access: ['teacher'],
    params: idParams,
    body: studentForm.partial(),
    answer: json(student),
  },
  removeStudent: {
    method: 'DELETE',
    path: '/students/:id',
    summary: "Take a student out of the teacher's classes; an account a parent owns stays",
    access: ['teacher'],
    params: idParams,
    answer: nothing,
  },
  importStudents: {
    method: 'POST',
    path: '/students/import',
    summary: 'Add students from CSV lines: Name, Email, Grade Level; a dry run changes nothing',
    access: ['teacher'],
    body: z.object({
      csv: z.string().max(3_000_000),
      course_id: id.optional(),
      dry_run: z.boolean().default(false),
    }),
    answer: json(
      z.object({
        rows: z.array(importRow),
        created: z.number(),
        skipped: z.number(),
        failed: z.number(),
      }),
    ),
  },
  loginCards: {
    method: 'POST',
    path: '/students/login_cards',
    summary:
      'New passwords for the students the teacher made in a course, to print; parents’ children keep theirs',
    access: ['teacher'],
    budget: 'sign-up',
    body: z.object({ course_id: id }),
    answer: json(
      z.object({
        cards: z.array(
          z.object({ full_name: z.string(), screen_name: z.string(), password: z.string().nullable() }),
        ),
      }),
    ),
  },
});
