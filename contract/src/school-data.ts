import { z } from 'zod';
import { download, endpoints, json } from './endpoint.ts';
import { isoDate, timestamp } from './fields.ts';

/** How long a school may keep the accounts and the work of students who left; without one, until an admin deletes the school. */
export const archivedStudentsKeptDays = [90, 180, 365, 730, 2555] as const;

export const placesOfData = ['records', 'files', 'emails', 'coach', 'payments'] as const;
export type PlaceOfData = (typeof placesOfData)[number];

const keptDays = z.literal(archivedStudentsKeptDays).nullable();

const dataOfSchool = z.object({
  /** In words of whoever runs Inkling, or what its settings say. */
  places: z.array(z.object({ what: z.enum(placesOfData), where: z.string() })),
  retention: z.object({
    archived_days: z.number().nullable(),
    /** Students who have left and whose account is the school's alone. */
    archived_count: z.number(),
    /** Whose time is over within a month. */
    due_count: z.number(),
  }),
  /** How long the rest is kept, the same for every school. */
  kept_days: z.object({
    record: z.number(),
    alerts: z.number(),
    notifications: z.number(),
    emails: z.number(),
  }),
  /** When the school is deleted, and who asked for it. */
  erasure: z.object({ at: timestamp, asked_by: z.string().nullable() }).nullable(),
  /** What deleting it would delete, and whom it would leave without the school. */
  students_count: z.number(),
  classes_count: z.number(),
});
export type SchoolData = z.infer<typeof dataOfSchool>;

export const retentionForm = z.object({ archived_days: keptDays });
export const erasureForm = z.object({ name: z.string().max(200) });

const schoolUsage = z.object({
  staff_count: z.number(),
  staff_active_count: z.number(),
  students_count: z.number(),
  students_active_count: z.number(),
  students_never_count: z.number(),
  /** The newest first; work that the staff set. */
  weeks: z.array(
    z.object({
      /** Its Monday. */
      week: isoDate,
      begun: z.number(),
      handed_in: z.number(),
      reviewed: z.number(),
      /** Who handed something in. */
      students: z.number(),
    }),
  ),
});
export type SchoolUsage = z.infer<typeof schoolUsage>;

export const healthChecks = ['feedback', 'roster', 'sign_on', 'platforms', 'emails', 'invitations'] as const;
export type HealthCheck = (typeof healthChecks)[number];

const schoolHealth = z.object({
  checks: z.array(
    z.object({
      check: z.enum(healthChecks),
      state: z.enum(['fine', 'look', 'unused']),
      /** How many things wait for somebody. */
      count: z.number(),
      /** Of the last time that it worked, where that is known. */
      at: timestamp.nullable(),
    }),
  ),
});
export type SchoolHealth = z.infer<typeof schoolHealth>;

export const schoolData = endpoints({
  readSchoolData: {
    method: 'GET',
    path: '/school/data',
    summary:
      'Where the data of the school lies, how long it is kept, and whether it is to be deleted; for admins',
    access: ['teacher'],
    response: json(dataOfSchool),
  },
  changeRetention: {
    method: 'PUT',
    path: '/school/data/retention',
    summary:
      'How long the accounts of students who left are kept, whose account is the school’s alone; for admins',
    access: ['teacher'],
    needsProof: true,
    body: retentionForm,
    response: json(dataOfSchool),
  },
  exportSchool: {
    method: 'GET',
    path: '/school/data/export',
    summary:
      'Staff, classes, students and pieces of work with their scores as tables, without a word that a child wrote; for admins',
    access: ['teacher'],
    rateLimit: 'export',
    response: download,
  },
  askForErasure: {
    method: 'POST',
    path: '/school/data/erasure',
    summary: 'Delete the school with its classes and students a week later, given its name; for admins',
    access: ['teacher'],
    needsProof: true,
    body: erasureForm,
    response: json(dataOfSchool),
  },
  cancelErasure: {
    method: 'DELETE',
    path: '/school/data/erasure',
    summary: 'Do not delete the school after all; for admins',
    access: ['teacher'],
    response: json(dataOfSchool),
  },
  readSchoolUsage: {
    method: 'GET',
    path: '/school/usage',
    summary: 'How many of the school use Inkling, and how much was written in the last weeks; for admins',
    access: ['teacher'],
    response: json(schoolUsage),
  },
  readSchoolHealth: {
    method: 'GET',
    path: '/school/health',
    summary: 'Whether what the school has connected works, and what waits; for admins',
    access: ['teacher'],
    response: json(schoolHealth),
  },
});
