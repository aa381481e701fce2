import type { Criterion } from '@inkling/contract';
import { suggestedStepOf } from './build-feedback.ts';
import { createFeedbackContext, type FeedbackContext, type FeedbackInput } from './feedback-context.ts';
import { fillWording } from './remark.ts';

export interface NextStep {
  criterion: Criterion;
  text: string;
}

/** The one thing to do next, in words. It is also the first suggestion of its criterion. */
export function nextStepIn(context: FeedbackContext): NextStep | null {
  const step = suggestedStepOf(context);
  return step ? { criterion: step.criterion, text: fillWording(step.remark, context.year) } : null;
}

export const nextStep = (input: FeedbackInput): NextStep | null => nextStepIn(createFeedbackContext(input));
