import type { Criterion } from '@inkling/contract';
import { suggestedImprovementOf } from './build-feedback.ts';
import { createFeedbackContext, type FeedbackContext, type FeedbackInput } from './feedback-context.ts';
import { fillWording } from './remark.ts';

export interface NextImprovement {
  criterion: Criterion;
  text: string;
}

/** The one thing to do next, in words. It is also the first suggestion of its criterion. */
export function nextImprovementIn(context: FeedbackContext): NextImprovement | null {
  const improvement = suggestedImprovementOf(context);
  return improvement
    ? { criterion: improvement.criterion, text: fillWording(improvement.remark, context.year) }
    : null;
}

export const nextImprovement = (input: FeedbackInput): NextImprovement | null =>
  nextImprovementIn(createFeedbackContext(input));
