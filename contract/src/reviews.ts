import { z } from 'zod';
import { endpoints, json, list, noContent } from './endpoint.ts';
import { baseRow, id, idParams } from './fields.ts';

export const reviewActions = ['comment', 'score', 'return', 'reviewed'] as const;

export const review = baseRow.extend({
  writing_id: z.number(),
  action: z.enum(reviewActions),
  /** Null when the account is gone. */
  reviewer: z.object({ id: z.number(), full_name: z.string() }).nullable(),
  comment: z.string().nullable(),
  /** The place in the text as it was then; the words are kept because the text goes on. */
  passage: z.object({ start: z.number(), end: z.number(), quote: z.string() }).nullable(),
  score: z.number().nullable(),
  reason: z.string().nullable(),
  /** Of the caller: words can be mended by those who wrote them, and a comment taken back. */
  permissions: z.object({ edit: z.boolean(), remove: z.boolean() }),
});
export type Review = z.infer<typeof review>;

const words = z
  .string('Please write a comment')
  .trim()
  .min(1, 'Please write a comment')
  .max(5000, 'Please keep it under 5,000 characters');

const passage = z.object({
  start: z.number().int().min(0),
  end: z.number().int().min(1),
  /** What the teacher saw there: if the text has changed since, the call fails with 409. */
  quote: z.string().max(200_000).optional(),
});

const score = z
  .number('Please give a score from 0 to 100')
  .min(0, 'Please give a score from 0 to 100')
  .max(100, 'Please give a score from 0 to 100');

const reason = z
  .string('Please say why')
  .trim()
  .min(1, 'Please say why')
  .max(1000, 'Please keep it under 1,000 characters');

export const scoreReview = z.object({ action: z.literal('score'), score, reason });
export const returnReview = z.object({
  action: z.literal('return'),
  comment: words,
  passage: passage.optional(),
});
export const newReview = z.discriminatedUnion('action', [
  z.object({ action: z.literal('comment'), comment: words, passage: passage.optional() }),
  scoreReview,
  returnReview,
  /** With words, they are a comment made in the same step. */
  z.object({ action: z.literal('reviewed'), comment: words.optional(), passage: passage.optional() }),
  /** The feedback on a draft that is still being written, which a teacher reads first; kept as "reviewed". */
  z.object({ action: z.literal('approve'), version: z.number().int().min(0) }),
]);
export type NewReview = z.input<typeof newReview>;

export const reviews = endpoints({
  listReviews: {
    method: 'GET',
    path: '/writings/:id/reviews',
    summary: 'What teachers said of a writing, oldest first',
    access: 'signed-in',
    params: idParams,
    response: list(review),
  },
  addReview: {
    method: 'POST',
    path: '/writings/:id/reviews',
    summary:
      'Comment on the work or a passage, replace the score with a reason, return it for another draft, mark it reviewed, with a comment if there is something to say, or approve the held feedback on an unfinished draft. 409 when there is feedback on a newer draft by then',
    access: ['teacher'],
    params: idParams,
    body: newReview,
    response: json(review),
  },
  editComment: {
    method: 'PUT',
    path: '/reviews/:id',
    summary:
      'Edit your own comment, including one that returned the work, or the reason of your score. 409 when it was changed since it was seen',
    access: ['teacher'],
    params: idParams,
    body: z
      .object({
        comment: words.optional(),
        reason: reason.optional(),
        /** Of the words as they were opened: changed elsewhere since, they are not overwritten. */
        seen_updated_at: z.iso.datetime().optional(),
      })
      .refine((body) => (body.comment === undefined) !== (body.reason === undefined), {
        path: ['comment'],
        error: 'Please write a comment or a reason',
      }),
    response: json(review),
  },
  removeComment: {
    method: 'DELETE',
    path: '/reviews/:id',
    summary: 'Take back one’s own comment; what returned the work stays',
    access: ['teacher'],
    params: idParams,
    response: noContent,
  },
  markReviewed: {
    method: 'POST',
    path: '/reviews/mark_reviewed',
    summary:
      'Mark many completed writings as reviewed; those returned in the meantime are left out of the response',
    access: ['teacher'],
    body: z.object({ writing_ids: z.array(id).min(1, 'Please choose a writing').max(100) }),
    response: json(z.object({ writing_ids: z.array(z.number()) })),
  },
});
