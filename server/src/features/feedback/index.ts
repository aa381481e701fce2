export { feedbackRoutes } from './feedback.routes.ts';
export { makeFeedback } from './make-feedback.job.ts';
export { modelConsentOf } from './model-consent.ts';
export { resumeFeedback } from './resume-feedback.ts';
