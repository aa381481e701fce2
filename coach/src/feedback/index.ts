export { adviceOn, buildFeedback, criterionFeedback, marksToShow } from './build-feedback.ts';
export { createFeedbackContext, type FeedbackContext } from './feedback-context.ts';
export { feedbackWithoutCriteria } from './feedback-without-criteria.ts';
export { type NextStep, nextStep, nextStepIn } from './next-step.ts';
export { unscoredReason } from './unscored-reason.ts';
