export { askForScore } from './ask-for-score.ts';
export { feedbackRoutes } from './feedback.routes.ts';
export { generateFeedback } from './generate-feedback.job.ts';
export { languageModelConsentOf } from './language-model-consent.ts';
export { resumeFeedback } from './resume-feedback.ts';
