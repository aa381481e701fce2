export { feedbackRoutes } from './feedback.routes.ts';
export { generateFeedback } from './generate-feedback.job.ts';
export { modelConsentOf } from './model-consent.ts';
export { resumeFeedback } from './resume-feedback.ts';
