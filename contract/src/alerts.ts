import { z } from 'zod';
import { endpoints, json, list, roles } from './endpoint.ts';
import { baseRow, id, idParams, paging, timestamp } from './fields.ts';

/** Where it was said; `wellbeing` is the plan or the text of a wellbeing piece. */
export const alertSources = ['chat', 'draft', 'plan', 'wellbeing'] as const;

/** How sure the coach is: `sure` alerted at once, `look` waits in the quiet list. */
export const alertCertainties = ['sure', 'look'] as const;

/** What a grown-up found; `seen` is said by callers that name nothing else. */
export const alertOutcomes = ['spoken', 'fiction', 'no_worry', 'seen'] as const;

const answer = z.object({ at: timestamp, outcome: z.enum(alertOutcomes), note: z.string().nullable() });

export const alert = baseRow.extend({
  student: z.object({ id: z.number(), full_name: z.string(), screen_name: z.string() }),
  writing: z.object({ id: z.number(), title: z.string() }).nullable(),
  level: z.enum(alertCertainties),
  severity: z.enum(['low', 'medium', 'high']),
  category: z.string(),
  /** The words that raised it, exactly as they were written. */
  excerpt: z.string(),
  /** The sentence before them and the one after; empty where there is none. */
  before: z.string(),
  after: z.string(),
  source: z.enum(alertSources),
  /** The caller's own newest answer; null while it waits for one. */
  acknowledged: answer.nullable(),
  /** Everything that responsible adults answered, oldest first. A note is shown to who wrote it and to the child's teachers. */
  answers: z.array(
    answer.extend({
      /** Null when the account is gone. */
      by: z.object({ id: z.number(), full_name: z.string(), role: z.enum(roles) }).nullable(),
    }),
  ),
  permissions: z.object({ open_writing: z.boolean() }),
});
export type Alert = z.infer<typeof alert>;
export type AlertOutcome = Alert['answers'][number]['outcome'];

const counted = z.object({
  alerts: z.number(),
  /** By at least one adult. */
  answered: z.number(),
  /** Found to be fiction by at least one adult. */
  fiction: z.number(),
});
export const alertCounts = z.object({
  total: counted,
  /** A teacher's classes that have alerts; a child in two of them counts in both. */
  classes: z.array(counted.extend({ id: z.number(), title: z.string() })),
});
export type AlertCounts = z.infer<typeof alertCounts>;

const responsible = ['teacher', 'parent'] as const;

export const alerts = endpoints({
  listAlerts: {
    method: 'GET',
    path: '/alerts',
    summary:
      "Worries about the teacher's students or the parent's children: unanswered first, then the most severe and the surest; answered ones alone newest first",
    access: responsible,
    query: z.object({
      ...paging,
      student_id_eq: id.optional(),
      level_eq: z.enum(alertCertainties).optional(),
      /** Those the caller has not answered, or with `false` those the caller has. */
      open: z.stringbool().optional(),
    }),
    response: list(alert),
  },
  countAlerts: {
    method: 'GET',
    path: '/alerts/counts',
    summary: 'How many worries there were, were answered, and were fiction: in all, and in each class',
    access: responsible,
    response: json(alertCounts),
  },
  readAlert: {
    method: 'GET',
    path: '/alerts/:id',
    summary: 'One worry, as the list shows it',
    access: responsible,
    params: idParams,
    response: json(alert),
  },
  acknowledgeAlert: {
    method: 'PUT',
    path: '/alerts/:id/acknowledge',
    summary:
      'Say what came of it, with a note; said again it is changed, and what was said before stays on record',
    access: responsible,
    params: idParams,
    body: z.object({
      outcome: z.enum(alertOutcomes).default('seen'),
      note: z.string().trim().max(2000).optional(),
    }),
    response: json(alert),
  },
});
