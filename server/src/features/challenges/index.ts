export { challengesRoutes } from './challenges.routes.ts';
export { notifyChallengesEnded } from './notify-challenges-ended.job.ts';
