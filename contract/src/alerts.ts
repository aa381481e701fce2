import { z } from 'zod';
import { endpoints, json, list } from './endpoint.ts';
import { baseRow, id, idParams, paging, timestamp } from './fields.ts';

export const alertSources = ['chat', 'draft', 'plan'] as const;

export const alert = baseRow.extend({
  student: z.object({ id: z.number(), full_name: z.string(), screen_name: z.string() }),
  writing: z.object({ id: z.number(), title: z.string() }).nullable(),
  severity: z.enum(['low', 'medium', 'high']),
  category: z.string(),
  /** The sentence that raised it. */
  excerpt: z.string(),
  source: z.enum(alertSources),
  acknowledged: z.object({ at: timestamp, note: z.string().nullable() }).nullable(),
});
export type Alert = z.infer<typeof alert>;

export const alerts = endpoints({
  listAlerts: {
    method: 'GET',
    path: '/alerts',
    summary: "Worries about the teacher's students or the parent's children, unacknowledged first",
    access: ['teacher', 'parent'],
    query: z.object({ ...paging, student_id_eq: id.optional(), open: z.stringbool().optional() }),
    response: list(alert),
  },
  acknowledgeAlert: {
    method: 'PUT',
    path: '/alerts/:id/acknowledge',
    summary: 'Say that one has seen it, with a note',
    access: ['teacher', 'parent'],
    params: idParams,
    body: z.object({ note: z.string().trim().max(2000).optional() }),
    response: json(alert),
  },
});
