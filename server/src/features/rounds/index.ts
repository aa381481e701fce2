export { roundsRoutes } from './rounds.routes.ts';
