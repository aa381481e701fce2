import { z } from 'zod';
import { type FeedbackCategory, feedbackCategories } from './criteria.ts';

/**
 * One half of a criterion's feedback. Scores are marks on the criterion's own NAPLAN scale (maximumMark),
 * never a percentage: under what_you_did_well the mark earned, under suggestions the mark the next step
 * leads to (the same mark at the top of the scale). null where nothing is marked, as in `general`.
 */
const feedbackPart = z.object({
  score: z.number().int().min(0).max(6).nullable(),
  content: z.array(z.string()),
});

export const feedbackParts = z.object({
  comment: z.string(),
  what_you_did_well: feedbackPart,
  suggestions: feedbackPart.extend({ content: z.array(z.string()).max(2) }),
  /** Plain text with line breaks, on another topic than the draft; empty where there is none. */
  example_to_learn_from: z.string(),
});
export type FeedbackParts = z.infer<typeof feedbackParts>;

/** What a criterion shows when its stored output cannot be read. */
export const emptyFeedbackParts: FeedbackParts = {
  comment: '',
  what_you_did_well: { score: null, content: [] },
  suggestions: { score: null, content: [] },
  example_to_learn_from: '',
};

/**
 * Why a draft has no score: a poem, for which the scale was not made, too little English of the writer's own
 * (another language, a copied task, a few words), or another kind of text than the task asks for.
 */
export const unscoredReasons = ['poem', 'too_little', 'other_kind'] as const;
export type UnscoredReason = (typeof unscoredReasons)[number];

/**
 * Why words of a draft earned nothing: said before, copied from the task, in no sentence anyone can read, or spoken to
 * the marker. Told to adults alone: a child who copied by mistake is not accused.
 */
export const notCountedReasons = ['repeats', 'copied', 'not_sentences', 'note'] as const;
export type NotCountedReason = (typeof notCountedReasons)[number];

export const notCounted = z.object({ reason: z.enum(notCountedReasons), words: z.number().int() });
export type NotCounted = z.infer<typeof notCounted>;

export const feedbackStatuses = [
  'not_generated',
  'generating',
  'generated',
  'need_refresh',
  'failed',
] as const;
export type FeedbackStatus = (typeof feedbackStatuses)[number];

/** Which coach replied; with the name of the language model if it was one. */
export const feedbackSource = z.object({
  coach: z.enum(['built-in', 'model']),
  model: z.string().nullable(),
});
export type FeedbackSource = z.infer<typeof feedbackSource>;

const byCriterion = <Value extends z.ZodType>(value: Value) =>
  z.partialRecord(z.enum(feedbackCategories), value);

export const feedbackByCriterion = byCriterion(feedbackParts);
export type FeedbackByCriterion = Partial<Record<FeedbackCategory, FeedbackParts>>;

export const statusByCriterion = byCriterion(z.enum(feedbackStatuses));
