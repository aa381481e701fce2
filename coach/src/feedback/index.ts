export { buildFeedback, criterionFeedback } from './build-feedback.ts';
export { createFeedbackContext, type FeedbackInput } from './feedback-context.ts';
export { generalFeedback } from './general-feedback.ts';
export { type NextStep, nextStep } from './next-step.ts';
