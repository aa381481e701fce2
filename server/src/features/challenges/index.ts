export { challengesRoutes } from './challenges.routes.ts';
