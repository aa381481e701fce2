import { z } from 'zod';
import { endpoints, json } from './endpoint.ts';
import { wrongClassCodeMessage } from './errors.ts';
import { baseRow } from './fields.ts';

export const enrollments = endpoints({
  joinClass: {
    method: 'POST',
    path: '/enrollments',
    summary: 'Join a class by its code; joining twice is harmless',
    access: ['student'],
    rateLimit: 'message',
    body: z.object({ code: z.string().trim().min(1, wrongClassCodeMessage).max(20, wrongClassCodeMessage) }),
    response: json(baseRow.extend({ course_id: z.number(), course_title: z.string() })),
  },
});
