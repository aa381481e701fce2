export { adviceOn, buildFeedback, criterionFeedback, marksToShow } from './build-feedback.ts';
export { createFeedbackContext, type FeedbackContext } from './feedback-context.ts';
export { feedbackWithoutCriteria } from './feedback-without-criteria.ts';
export { type NextImprovement, nextImprovement, nextImprovementIn } from './next-improvement.ts';
export { unscoredReason } from './unscored-reason.ts';
