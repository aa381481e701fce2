import { z } from 'zod';
import { criteria, feedbackCategories } from './criteria.ts';
import { endpoints, json } from './endpoint.ts';
import {
  feedbackByCriterion,
  type feedbackParts,
  feedbackSource,
  notCounted,
  statusByCriterion,
} from './feedback-fields.ts';
import { baseRow, id, idParams } from './fields.ts';

/** A mark with its reasons: what was counted where, the rule met and the rule that earns the next mark. */
export const criterionResult = z.object({
  criterion: z.enum(criteria),
  mark: z.number(),
  maximum: z.number(),
  evidence: z.array(
    z.object({ start: z.number(), end: z.number(), label: z.string(), speaks: z.enum(['for', 'against']) }),
  ),
  met: z.string(),
  next: z.string().nullable(),
  /** The same two rules for parents and teachers; feedback stored earlier has none. */
  for_adults: z.object({ met: z.string(), next: z.string().nullable() }).optional(),
});
export type CriterionResult = z.infer<typeof criterionResult>;
export type CriterionFeedback = z.infer<typeof feedbackParts>;

export const aiFeedback = baseRow.extend({
  writing_id: z.number(),
  generated_status: statusByCriterion,
  output: feedbackByCriterion,
  results: z.partialRecord(z.enum(feedbackCategories), criterionResult),
  /** The one thing to do next, across all criteria. */
  next_step: z.object({ criterion: z.enum(feedbackCategories), text: z.string() }).nullable(),
  /** What earned nothing and why, for adults; always empty for the child. */
  not_counted: z.array(notCounted),
  answered_by: feedbackSource.nullable(),
  /** On which the teacher reads first: without words and marks for the child and the parents. */
  held: z.array(z.enum(feedbackCategories)),
  /** Lines that a teacher keeps from the child and the parents; always empty for these. */
  left_out: z.array(z.object({ criterion: z.enum(feedbackCategories), line: z.string() })),
  /** The newest version of the draft that it was made from; sent along on approving it. */
  draft_version: z.number().int().nullable(),
});
export type AiFeedback = z.infer<typeof aiFeedback>;

export const feedback = endpoints({
  requestFeedback: {
    method: 'POST',
    path: '/writings/:id/ai_feedbacks/generate',
    summary:
      'Ask for feedback on all criteria, or the named ones; responds at once, the feedback is made in the background',
    access: ['student'],
    rateLimit: 'feedback',
    params: idParams,
    body: z.object({ criteria: z.array(z.enum(feedbackCategories)).max(11).optional() }),
    response: json(aiFeedback),
  },
  readFeedback: {
    method: 'GET',
    path: '/writings/:id/ai_feedbacks/:feedback_id',
    summary: 'Feedback as far as it has come',
    access: 'signed-in',
    params: z.object({ id, feedback_id: id }),
    response: json(aiFeedback),
  },
  leaveOutLine: {
    method: 'PUT',
    path: '/writings/:id/ai_feedbacks/left_out',
    summary:
      'Leave a line of the coach out of what the child and the parents read, or put it back. 409 when the coach says something else by now',
    access: ['teacher'],
    params: idParams,
    body: z.object({
      criterion: z.enum(feedbackCategories),
      /** Word for word. */
      line: z.string().min(1).max(5000),
      is_left_out: z.boolean(),
    }),
    response: json(aiFeedback),
  },
});
