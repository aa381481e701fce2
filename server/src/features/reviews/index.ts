export { recordTeacherScore } from './record-teacher-score.ts';
export { whyReviewIsRefused } from './reviews.policy.ts';
export { lockReviewableWriting } from './reviews.queries.ts';
export { reviewsRoutes } from './reviews.routes.ts';
export { withdrawTeacherScore } from './withdraw-teacher-score.ts';
