import { z } from 'zod';
import { criteria } from './criteria.ts';
import { endpoints, json } from './endpoint.ts';
import { unscoredReasons } from './feedback-fields.ts';
import { baseRow, id, idParams, timestamp } from './fields.ts';

/** What a child says to a piece of advice. */
export const childAdviceAnswers = ['tried', 'not_now', 'disagree'] as const;
export type ChildAdviceAnswer = (typeof childAdviceAnswers)[number];

/** What became of a piece of advice in the next draft: its sentence may be gone, or another may stand in its place. */
export const adviceOutcomes = ['done', 'partly', 'not_yet', 'taken_out', 'new_text'] as const;
export type AdviceOutcome = (typeof adviceOutcomes)[number];

export const roundMark = z.object({
  criterion: z.enum(criteria),
  mark: z.number().int(),
  maximum: z.number().int(),
});
export type RoundMark = z.infer<typeof roundMark>;

const passage = z.object({ start: z.number().int(), end: z.number().int(), quote: z.string() });

const advice = z.object({
  id: z.number(),
  criterion: z.enum(criteria),
  /** Which of the coach's rules it comes from, such as `ideas.addSenses`. */
  rule: z.string(),
  text: z.string(),
  /** The sentence it is about, where it is about one. */
  passage: passage.nullable(),
  answer: z.enum(childAdviceAnswers).nullable(),
  /** null until the next draft was read, and where only a person could tell. */
  outcome: z.enum(adviceOutcomes).nullable(),
  /** What stands there in the next draft. */
  after: z.string().nullable(),
  /** The number of the round in whose draft that was found. */
  judged_in: z.number().int().nullable(),
});
export type Advice = z.infer<typeof advice>;

const feedbackRound = z.object({
  id: z.number(),
  created_at: timestamp,
  /** 1 is the first attempt, the others are revisions. */
  number: z.number().int(),
  /** Of the draft that was read. */
  version: z.number().int(),
  words: z.number().int(),
  /** 0 to 100. */
  overall: z.number().nullable(),
  unscored: z.enum(unscoredReasons).nullable(),
  /** Without those on which the teacher reads first, as long as the child or a parent asks. */
  marks: z.array(roundMark),
  /** Where a teacher's other mark stands in them, for the child and the parents: it is not compared with the coach's. */
  by_teacher: z.array(z.enum(criteria)),
  /** Whether the teacher has still to read some of it first. */
  held: z.boolean(),
  /** The draft before as today's coach marks it, so that two coaches are never compared; null in the first round. */
  marks_before: z.array(roundMark).nullable(),
  /** Marks of rounds with different ones were given by different rules, and are not compared. */
  coach_version: z.string(),
  advice: z.array(advice),
});
export type FeedbackRound = z.infer<typeof feedbackRound>;

const feedbackRoundList = z.object({
  /** Oldest first. */
  rounds: z.array(feedbackRound),
  /** Whether the newest round is about the draft as it is now. */
  is_current: z.boolean(),
});
export type FeedbackRoundList = z.infer<typeof feedbackRoundList>;

export const feedbackRounds = endpoints({
  listRounds: {
    method: 'GET',
    path: '/writings/:id/feedback_rounds',
    summary: 'Each feedback on a writing with its marks and its advice, oldest first',
    access: 'signed-in',
    params: idParams,
    response: json(feedbackRoundList),
  },
  answerAdvice: {
    method: 'PUT',
    path: '/writings/:id/advice/:advice_id',
    summary: 'Say what one makes of a piece of advice',
    access: ['student'],
    params: z.object({ id, advice_id: id }),
    body: z.object({ answer: z.enum(childAdviceAnswers).nullable() }),
    response: json(baseRow.pick({ id: true }).extend({ answer: z.enum(childAdviceAnswers).nullable() })),
  },
});
