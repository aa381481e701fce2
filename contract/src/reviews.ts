import { z } from 'zod';
import { endpoints, json, list } from './endpoint.ts';
import { idParams, record } from './fields.ts';

export const review = record.extend({
  writing_id: z.number(),
  action: z.enum(['comment', 'score', 'return', 'reviewed']),
  reviewer: z.object({ id: z.number(), full_name: z.string() }).nullable(),
  comment: z.string().nullable(),
  passage: z.object({ start: z.number(), end: z.number(), quote: z.string() }).nullable(),
  score: z.number().nullable(),
  reason: z.string().nullable(),
});
export type Review = z.infer<typeof review>;

const words = z.string().trim().min(1, 'Please write a comment').max(5000);
const passage = z.object({ start: z.number().int().min(0), end: z.number().int().min(1) });

export const reviews = endpoints({
  listReviews: {
    method: 'GET',
    path: '/writings/:id/reviews',
    summary: 'What teachers said of a writing, oldest first',
    access: 'signed-in',
    params: idParams,
    answer: list(review),
  },
  addReview: {
    method: 'POST',
    path: '/writings/:id/reviews',
    summary:
      'Comment on the work or a passage, replace the score with a reason, return it for another draft, or mark it reviewed',
    access: ['teacher'],
    params: idParams,
    body: z.discriminatedUnion('action', [
      z.object({ action: z.literal('comment'), comment: words, passage: passage.optional() }),
      z.object({
        action: z.literal('score'),
        score: z.number('A score from 0 to 100 is needed').min(0).max(100),
        reason: z.string().trim().min(1, 'Please say why').max(1000),
      }),
      z.object({ action: z.literal('return'), comment: words }),
      z.object({ action: z.literal('reviewed') }),
    ]),
    answer: json(review),
  },
});
