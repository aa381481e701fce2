import { z } from 'zod';
import { achievement } from './achievements.ts';
import { assignedWorkEndpoints, dueDates } from './assigned-work.ts';
import { feedbackCategories } from './criteria.ts';
import { endpoints, json, list, roles } from './endpoint.ts';
import { activityTypes, ownWritingTypes, subjects, writingStatuses } from './enums.ts';
import { errorBody } from './error-body.ts';
import { aiFeedback } from './feedback.ts';
import { unscoredReasons } from './feedback-fields.ts';
import { baseRow, file, id, idParams, isoDate, paging, selectOption, timestamp } from './fields.ts';
import { hint } from './hints.ts';
import { teacherMark } from './teacher-marks.ts';
import { timeLog } from './time-log.ts';
import { step, stepEntry } from './workflows.ts';
import { blindMarkingFilter, writingFilters } from './writing-filters.ts';

const noLevel = 'Please select your level';
const yourLevel = z.number(noLevel).int(noLevel).min(1, noLevel).max(6, noLevel);

const writingStudent = z.object({
  id: z.number(),
  screen_name: z.string(),
  full_name: z.string(),
  avatar: file.nullable(),
  role: z.enum(roles),
  cn: z.string().nullable(),
  tn: z.string().nullable(),
});

/** A writing in a list. */
export const writingCard = baseRow.extend({
  title: z.string(),
  subject: z.enum(subjects),
  writing_type: z.enum(activityTypes),
  grade_level: z.number().nullable(),
  status: z.enum(writingStatuses),
  ...dueDates.shape,
  completed_at: timestamp.nullable(),
  /** While a teacher waits for another draft. */
  returned_at: timestamp.nullable(),
  /** When a teacher last marked it as reviewed; what is handed in again after that waits again. */
  reviewed_at: timestamp.nullable(),
  /** When a teacher last commented on it, scored it or returned it. */
  commented_at: timestamp.nullable(),
  student: writingStudent,
  activity: z
    .object({
      id: z.number(),
      title: z.string(),
      description: z.string(),
      activity_type: z.enum(activityTypes),
      due_date: isoDate.nullable(),
    })
    .nullable(),
  course: selectOption.nullable(),
  challenge: selectOption.nullable(),
  /** The score shown: a teacher's if there is one, else the coach's. */
  ai_scoring: z.number().nullable(),
  /** Why there is none although the type is scored. */
  unscored: z.enum(unscoredReasons).nullable(),
  /** The teacher's name and reason are in the reviews. */
  scored_by_teacher: z.boolean(),
  /** Whether the child and the parents wait for the teacher before they see all that the coach said of this draft. */
  feedback_held: z.boolean(),
  /** On which criteria they wait; on all of them where the activity says so. */
  held_criteria: z.array(z.enum(feedbackCategories)),
  /** Who looks after it, where that is one teacher alone; null with several or none. */
  teacher_name: z.string().nullable(),
  /** Who returned it, or else called it reviewed or said something of it last; null when nobody did, or the account is gone. */
  reviewer_name: z.string().nullable(),
  word_count: z.number(),
});
export type WritingCard = z.infer<typeof writingCard>;

/** A writing with everything the workspace shows. */
export const writing = writingCard.extend({
  /** Send it with the next save: a save that did not see the newest fails with 409. */
  version: z.number(),
  steps: z.array(step),
  data: z.array(stepEntry),
  content: z.string(),
  requirements: z.string(),
  images: z.array(file.extend({ id: z.number() })),
  hints_allowed: z.boolean(),
  /** Whether the device may capitalise, correct and underline, which makes marks say less about the child. */
  keyboard_help: z.boolean(),
  chat: z.object({ id: z.number() }).nullable(),
  ai_feedback: aiFeedback.nullable(),
  /** What teachers gave the present draft, criterion by criterion; these stand before the coach's. */
  teacher_marks: z.array(teacherMark),
  feedback: z
    .object({
      score: z.number().nullable(),
      strengths: z.array(z.string()),
      improvements: z.array(z.string()),
    })
    .nullable(),
  activityLog: z.array(timeLog),
  chatHistory: z.array(z.object({ role: z.string(), content: z.string(), created_at: timestamp })),
  /** Seconds. */
  timeSpent: z.object({
    brainstorming: z.number(),
    outlining: z.number(),
    drafting: z.number(),
    revising: z.number(),
    total: z.number(),
  }),
  permissions: z.object({ write: z.boolean(), review: z.boolean(), rename: z.boolean() }),
});
export type Writing = z.infer<typeof writing>;

/** The body of a refused save: what is stored, to lay beside what was typed. */
export const saveConflict = errorBody.extend({ writing });

const revision = baseRow.extend({
  version: z.number(),
  reason: z.enum(['interval', 'cleared', 'conflict', 'restored', 'feedback', 'completed', 'returned']),
  word_count: z.number(),
  preview: z.string(),
});
export type Revision = z.infer<typeof revision>;
const revisionParams = z.object({ id, revision_id: id });

const ownTitle = z
  .string()
  .trim()
  .min(1, 'Please enter a title for your writing')
  .max(200, 'Please use at most 200 characters');

/** What a child fills in to begin a writing of their own. */
export const newWriting = z.object({
  title: ownTitle,
  grade_level: yourLevel,
  writing_type: z.enum(ownWritingTypes, 'Please select a writing type'),
});

export const writings = endpoints({
  ...assignedWorkEndpoints,
  listWritings: {
    method: 'GET',
    path: '/writings',
    summary: "A student's own writings, a teacher's students', a parent's children's (active plan only)",
    access: 'signed-in',
    query: writingFilters,
    response: list(writingCard),
  },
  createOwnWriting: {
    method: 'POST',
    path: '/writings',
    summary: 'Begin a writing of one’s own; counts against the family’s plan',
    access: ['student'],
    body: newWriting,
    response: json(writing),
  },
  readWriting: {
    method: 'GET',
    path: '/writings/:id',
    summary: 'One writing',
    access: 'signed-in',
    params: idParams,
    query: blindMarkingFilter,
    response: json(writing),
  },
  saveWriting: {
    method: 'PUT',
    path: '/writings/:id',
    summary:
      'Save the steps; 409 with the stored writing when `version` is not the newest or the writing is completed',
    access: ['student'],
    params: idParams,
    body: z.object({
      data: z.array(stepEntry).max(30),
      content: z.string().max(200_000).optional(),
      version: z.number().int().min(0).optional(),
      /** Asks for feedback on the saved text, within its limit; the score comes with it, in the background. */
      generate_ai_scoring: z.boolean().optional(),
      /** Empty text replaces text only when the child cleared it. */
      cleared: z.boolean().optional(),
    }),
    response: json(writing),
  },
  renameWriting: {
    method: 'PUT',
    path: '/writings/:id/title',
    summary: 'Change the title of your own writing; assigned work keeps the title of its activity',
    access: ['student'],
    params: idParams,
    body: z.object({ title: ownTitle }),
    response: json(writing),
  },
  beginAssignedWriting: {
    method: 'PUT',
    path: '/writings/:id/progress',
    summary: 'Begin an assigned writing; harmless when begun',
    access: ['student'],
    params: idParams,
    response: json(writing),
  },
  completeWriting: {
    method: 'PUT',
    path: '/writings/:id/complete',
    summary: 'Finish a writing for good',
    access: ['student'],
    params: idParams,
    response: json(writing.extend({ unlocked_achievements: z.array(achievement) })),
  },
  askForHints: {
    method: 'POST',
    path: '/writings/:id/hints',
    summary: 'Spelling and grammar places to look at again in a text, unless the teacher switched them off',
    access: ['student'],
    rateLimit: 'hints',
    params: idParams,
    body: z.object({ text: z.string().max(200_000) }),
    response: json(z.object({ hints: z.array(hint) })),
  },
  listRevisions: {
    method: 'GET',
    path: '/writings/:id/revisions',
    summary: 'Earlier drafts, newest first',
    access: 'signed-in',
    params: idParams,
    query: z.object(paging),
    response: list(revision),
  },
  readRevision: {
    method: 'GET',
    path: '/writings/:id/revisions/:revision_id',
    summary: 'One earlier draft',
    access: 'signed-in',
    params: revisionParams,
    response: json(revision.extend({ content: z.string(), data: z.array(stepEntry) })),
  },
  restoreRevision: {
    method: 'POST',
    path: '/writings/:id/revisions/:revision_id/restore',
    summary: 'Bring an earlier draft back; the present one is kept as a revision',
    access: ['student'],
    params: revisionParams,
    response: json(writing),
  },
  listTimeLogs: {
    method: 'GET',
    path: '/writings/:id/writing_logs',
    summary: 'When each step was worked on, and for how long',
    access: 'signed-in',
    params: idParams,
    query: z.object({
      ...paging,
      per_page: z.coerce.number().int().min(1).max(999).optional(),
      order_by: z.enum(['id asc', 'id desc']).optional(),
    }),
    response: list(timeLog),
  },
  latestTimeLog: {
    method: 'GET',
    path: '/writings/:id/writing_logs/latest',
    summary: 'The newest log, or null',
    access: 'signed-in',
    params: idParams,
    response: json(timeLog.nullable()),
  },
  startTimeLog: {
    method: 'POST',
    path: '/writings/:id/writing_logs',
    summary: 'Begin to log time in a step',
    access: ['student'],
    params: idParams,
    body: z.object({
      step: z.string().max(120),
      spent_time: z.number().int().min(0).max(86_400),
      data: z.object({ id: z.string().max(60), type: z.string().max(60), title: z.string().max(120) }),
    }),
    /** The first log of a day can lengthen a streak. */
    response: json(timeLog.extend({ unlocked_achievements: z.array(achievement) })),
  },
  updateTimeLog: {
    method: 'PUT',
    path: '/writings/:id/writing_logs/:log_id',
    summary: 'Set the time spent; it never shrinks',
    access: ['student'],
    params: z.object({ id, log_id: id }),
    body: z.object({ spent_time: z.number().int().min(0).max(86_400) }),
    response: json(timeLog),
  },
  readTimeSpent: {
    method: 'GET',
    path: '/writings/:id/spent_times',
    summary: 'Seconds per step title',
    access: 'signed-in',
    params: idParams,
    response: json(z.record(z.string(), z.number())),
  },
});
