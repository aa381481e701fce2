import { z } from 'zod';
import { endpoints, json } from './endpoint.ts';
import { id, timestamp } from './fields.ts';

const highestGrade = 12;

/** Students of one year, as they are now. */
const yearOfStudents = z.object({
  /** Null for those without a year, who stay as they are. */
  grade_level: z.number().nullable(),
  students_count: z.number(),
  /** Of these, those whose account a family has or somebody outside counts on: their year is not the school's to change. */
  shared_count: z.number(),
});
export type YearOfStudents = z.infer<typeof yearOfStudents>;

const classToClose = z.object({
  id: z.number(),
  title: z.string(),
  teacher_name: z.string(),
  students_count: z.number(),
});
export type ClassToClose = z.infer<typeof classToClose>;

const rolloverCounts = z.object({
  students_moved_up: z.number(),
  students_left: z.number(),
  classes_closed: z.number(),
});
export type RolloverCounts = z.infer<typeof rolloverCounts>;

const schoolYear = z.object({
  years: z.array(yearOfStudents),
  /** Classes that run or are over; those that have not begun are for the new year. */
  classes: z.array(classToClose),
  /** The last one that stands. */
  last_rollover: rolloverCounts.extend({ done_at: timestamp, undo_until: timestamp }).nullable(),
  /** Whether there is one that can still be undone. */
  can_undo: z.boolean(),
  /** Before this moment it would be a second one in the same school year; null when it is possible now. */
  possible_from: timestamp.nullable(),
});
export type SchoolYear = z.infer<typeof schoolYear>;

const undoneRollover = z.object({
  restored: rolloverCounts,
  /** What somebody has changed or deleted since and is left as it is: how many, and the names of those that are there. */
  skipped_count: z.number(),
  skipped: z.array(z.string()),
});
export type UndoneRollover = z.infer<typeof undoneRollover>;

export const schoolYears = endpoints({
  readSchoolYear: {
    method: 'GET',
    path: '/school/year',
    summary:
      'What beginning a new school year would change, and whether it can be done or undone; for admins',
    access: ['teacher'],
    response: json(schoolYear),
  },
  beginSchoolYear: {
    method: 'POST',
    path: '/school/year',
    summary:
      'Begin a new school year, once a year: students move up, those of the last year leave, classes that are not kept are archived; for admins',
    access: ['teacher'],
    needsProof: true,
    body: z.object({
      /** The highest year that the school teaches: its students leave. */
      last_grade: z.number().int().min(1).max(highestGrade),
      kept_course_ids: z.array(id).max(1000).default([]),
    }),
    response: json(rolloverCounts),
  },
  undoSchoolYear: {
    method: 'POST',
    path: '/school/year/undo',
    summary: 'Undo it within 24 hours: all is as it was, but for what somebody has changed since; for admins',
    access: ['teacher'],
    response: json(undoneRollover),
  },
});
