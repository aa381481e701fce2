import { z } from 'zod';
import { endpoints, json } from './endpoint.ts';
import { id, idParams, isoDate } from './fields.ts';

/** When a piece is due, and when it was before its student was given more time; null where nobody was. */
export const dueDates = z.object({ due_date: isoDate.nullable(), usual_due_date: isoDate.nullable() });

/** What a teacher fills in to give more time. */
export const moreTimeForm = z.object({ due_date: z.iso.date('Choose a day') });

/** Part of the calls about writings: what a teacher does about work that is set. */
export const assignedWorkEndpoints = endpoints({
  setDueDate: {
    method: 'PUT',
    path: '/writings/:id/due_date',
    summary:
      'Give the student of an unfinished piece more time than the others have, or null to take it back',
    access: ['teacher'],
    params: idParams,
    body: z.object({ due_date: isoDate.nullable() }),
    response: json(dueDates),
  },
  remindOfUnstartedWork: {
    method: 'POST',
    path: '/writings/remind',
    summary: 'Remind the students of these pieces who have not started, once a day of each',
    access: ['teacher'],
    rateLimit: 'message',
    body: z.object({ writing_ids: z.array(id).min(1, 'Please choose a piece').max(500) }),
    response: json(z.object({ reminded_count: z.number() })),
  },
});
