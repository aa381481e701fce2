export { studentOverviewsRoutes } from './student-overviews.routes.ts';
