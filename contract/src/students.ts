import { z } from 'zod';
import { optionQuery } from './courses.ts';
import { endpoints, json, list } from './endpoint.ts';
import {
  baseRow,
  file,
  fullName,
  gradeLevel,
  id,
  idParams,
  paging,
  requiredEmail,
  requiredPassword,
} from './fields.ts';
import { limits } from './limits.ts';

export const student = baseRow.extend({
  full_name: z.string(),
  screen_name: z.string(),
  email: z.string().nullable(),
  grade_level: z.number().nullable(),
  /** "5th Grade". */
  grade: z.string().nullable(),
  avatar: file.nullable(),
  /** When they became this teacher's student. */
  joinedAt: z.string(),
  /** Accounts that a family or another teacher manages are changed by them only. */
  permissions: z.object({
    edit: z.boolean(),
    /** Print a login card, which gives them a new password. */
    make_card: z.boolean(),
    /** Students who are known from a colleague's course alone are the colleague's to take out. */
    remove: z.boolean(),
  }),
  /** What removing them takes away: an account nobody ever used goes altogether, others only leave the classes. */
  removal: z.enum(['account', 'classes']),
});
export type Student = z.infer<typeof student>;

const studentForm = z.object({
  full_name: fullName,
  email: requiredEmail('Email address is required'),
  grade_level: gradeLevel,
});
export const newStudent = studentForm.extend({
  password: requiredPassword('Password is required'),
  course_id: id.optional(),
});
export const studentChanges = studentForm.partial();
/** The fields as they stood where the form was opened. */
const seenStudent = student.pick({ full_name: true, email: true, grade_level: true });

const filters = {
  keyword: z.string().max(200).optional(),
  assigned_activity_id: id.optional(),
  course_id_eq: id.optional(),
};

const importRow = z.object({
  /** Line of the file, counting from 1. */
  line: z.number(),
  result: z.enum(['created', 'skipped', 'failed']),
  /** Why it was skipped or failed. */
  reason: z.string().nullable(),
  full_name: z.string(),
  /** Empty where the list has none. */
  email: z.string(),
  grade: z.string(),
  /** Both are made for a student who is created; none in a dry run. */
  student_id: z.number().nullable(),
  screen_name: z.string().nullable(),
});
export type ImportRow = z.infer<typeof importRow>;

const importResult = z.object({
  rows: z.array(importRow),
  created: z.number(),
  skipped: z.number(),
  failed: z.number(),
});
export type ImportResult = z.infer<typeof importResult>;

const loginCard = z.object({
  id: z.number(),
  full_name: z.string(),
  screen_name: z.string(),
  password: z.string(),
});
export type LoginCard = z.infer<typeof loginCard>;

export const students = endpoints({
  listStudents: {
    method: 'GET',
    path: '/students',
    summary: "The teacher's students: enrolled in their courses, in their challenges, or added by them",
    access: ['teacher'],
    query: z.object({ ...paging, ...filters }),
    response: list(student),
  },
  studentOptions: {
    method: 'GET',
    path: '/students/read_options',
    summary: "The teacher's students, for filters",
    access: ['teacher'],
    query: optionQuery,
    response: list(z.object({ id: z.number(), screen_name: z.string(), full_name: z.string() })),
  },
  exportStudents: {
    method: 'GET',
    path: '/students/export',
    summary: "The teacher's students as the text of a CSV file",
    access: ['teacher'],
    query: z.object(filters),
    response: json(z.object({ csv: z.string() })),
  },
  addStudent: {
    method: 'POST',
    path: '/students',
    summary: 'Make an account for a student, and put them into a course if one is named',
    access: ['teacher'],
    body: newStudent,
    response: json(student),
  },
  updateStudent: {
    method: 'PUT',
    path: '/students/:id',
    summary: 'Change a student the teacher added. 409 when somebody changed them since they were seen',
    access: ['teacher'],
    params: idParams,
    body: studentChanges.extend({ seen: seenStudent.optional() }),
    response: json(student),
  },
  removeStudent: {
    method: 'DELETE',
    path: '/students/:id',
    summary: "Take a student out of the teacher's classes; only an account nobody ever used is deleted",
    access: ['teacher'],
    params: idParams,
    response: json(z.object({ removed: z.enum(['account', 'classes']) })),
  },
  importStudents: {
    method: 'POST',
    path: '/students/import',
    summary: 'Add students from the CSV list of a school; a dry run changes nothing',
    access: ['teacher'],
    rateLimit: 'upload',
    body: z.object({
      csv: z.string().max(limits.import_characters_max, 'This file is too large'),
      course_id: id.optional(),
      dry_run: z.boolean().default(false),
    }),
    response: json(importResult),
  },
  makeLoginCards: {
    method: 'POST',
    path: '/students/login_cards',
    summary: 'New passwords to print, for students the teacher added; all others keep theirs',
    access: ['teacher'],
    needsProof: true,
    rateLimit: 'upload',
    body: z
      .object({
        course_id: id.optional(),
        student_ids: z.array(id).min(1).max(limits.login_cards_max).optional(),
      })
      .refine(({ course_id, student_ids }) => course_id || student_ids, {
        path: ['course_id'],
        message: 'Please choose a course or students',
      }),
    response: json(z.object({ cards: z.array(loginCard) })),
  },
});
