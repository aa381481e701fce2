export { challengesRoutes } from './challenges.routes.ts';
export { tellOfEnded } from './tell-of-ended.job.ts';
