import { z } from 'zod';
import { endpoints, json } from './endpoint.ts';
import { wrongClassCodeText } from './errors.ts';
import { baseRow } from './fields.ts';

export const enrollments = endpoints({
  joinClass: {
    method: 'POST',
    path: '/enrollments',
    summary: 'Join a class by its code; joining twice is harmless',
    access: ['student'],
    rateLimit: 'message',
    body: z.object({ code: z.string().trim().min(1, wrongClassCodeText).max(20, wrongClassCodeText) }),
    response: json(baseRow.extend({ course_id: z.number(), course_title: z.string() })),
  },
});
