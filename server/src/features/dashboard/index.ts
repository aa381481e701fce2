export { countActivitiesOf } from './dashboard.queries.ts';
export { dashboardRoutes } from './dashboard.routes.ts';
