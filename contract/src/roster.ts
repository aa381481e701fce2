import { z } from 'zod';
import { endpoints, json } from './endpoint.ts';
import { timestamp } from './fields.ts';
import { limits } from './limits.ts';

/** What a roster changes, in the order it is told. */
export const rosterChangeKinds = [
  'staff_invited',
  'staff_matched',
  'class_made',
  'co_teacher_added',
  'student_added',
  'student_matched',
  'student_updated',
  'student_enrolled',
  'student_left',
] as const;
export type RosterChangeKind = (typeof rosterChangeKinds)[number];

/** Where a roster came from. */
export const rosterSources = ['upload', 'folder'] as const;

const rosterCounts = z.record(z.enum(rosterChangeKinds), z.number());
export type RosterCounts = z.infer<typeof rosterCounts>;

const rosterProblem = z.object({
  /** Of the zip; empty where it is about the zip itself. */
  file: z.string(),
  /** Counting from 1; null where it is about the whole file. */
  line: z.number().nullable(),
  reason: z.string(),
});
export type RosterProblem = z.infer<typeof rosterProblem>;

const outcome = {
  /** False when the zip cannot be read at all: then nothing is changed. */
  can_apply: z.boolean(),
  counts: rosterCounts,
  /** What waits, and why, in whole sentences. */
  notes: z.array(z.string()),
  /** The first ones. */
  problems: z.array(rosterProblem),
  problems_count: z.number(),
};

const rosterRunResult = z.object(outcome);
/** What is kept of a run: no names. */
export type RosterRunResult = z.infer<typeof rosterRunResult>;

const rosterResult = rosterRunResult.extend({
  /** The first ones of each kind, as the roster names them. */
  changes: z.array(z.object({ kind: z.enum(rosterChangeKinds), name: z.string(), detail: z.string() })),
  /** What it changed something for, for the record of who did what; empty in a dry run. */
  student_ids: z.array(z.number()),
  staff_ids: z.array(z.number()),
  course_ids: z.array(z.number()),
  invitation_ids: z.array(z.number()),
});
export type RosterResult = z.infer<typeof rosterResult>;

const rosterRun = rosterRunResult.extend({
  created_at: timestamp,
  source: z.enum(rosterSources),
  filename: z.string(),
});
export type RosterRun = z.infer<typeof rosterRun>;

export const roster = endpoints({
  readRoster: {
    method: 'GET',
    path: '/school/roster',
    summary:
      'When a roster was last read and what came of it, and the folder that is read at night; for admins',
    access: ['teacher'],
    response: json(
      z.object({
        last_run: rosterRun.nullable(),
        folder: z.string().nullable(),
        /** The newest zip in it. */
        folder_zip: z.object({ filename: z.string(), changed_at: timestamp }).nullable(),
      }),
    ),
  },
  importRoster: {
    method: 'POST',
    path: '/school/roster',
    summary:
      'Bring staff, classes and students in line with a OneRoster zip (1.1 or 1.2); a dry run changes nothing; for admins',
    access: ['teacher'],
    rateLimit: 'upload',
    body: z
      .object({
        filename: z.string().trim().min(1).max(limits.filename_max),
        /** In base64. */
        zip: z
          .string()
          .max(Math.ceil(limits.roster_zip_bytes_max / 3) * 4, 'This file is too large')
          .optional(),
        /** Instead of a zip: when the newest file in the school's folder was written, which is read then. */
        folder_changed_at: timestamp.optional(),
        dry_run: z.boolean().default(true),
      })
      .refine(({ zip, folder_changed_at }) => (zip === undefined) !== (folder_changed_at === undefined), {
        message: 'Please choose a file',
        path: ['zip'],
      }),
    response: json(rosterResult),
  },
});
