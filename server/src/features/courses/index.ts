export { deleteEnrollments } from './class-grid.queries.ts';
export { coursesRoutes } from './courses.routes.ts';
export { createClass } from './create-class.ts';
