export { feedbackRoundsRoutes } from './feedback-rounds.routes.ts';
