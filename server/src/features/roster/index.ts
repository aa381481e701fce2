export { rosterRoutes } from './roster.routes.ts';
