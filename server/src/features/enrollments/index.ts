export { enrollmentsRoutes } from './enrollments.routes.ts';
