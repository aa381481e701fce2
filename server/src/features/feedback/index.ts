export { feedbackRoutes } from './feedback.routes.ts';
export { makeFeedback } from './make-feedback.job.ts';
export { outsideOf } from './outside.ts';
export { resumeFeedback } from './resume-feedback.ts';
