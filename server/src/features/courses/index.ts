export { deleteEnrollments } from './class-grid.queries.ts';
export { coursesRoutes } from './courses.routes.ts';
export { createClasses } from './create-classes.ts';
