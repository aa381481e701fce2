export { isTaughtBy, studentsOf, teachersOf } from './students.queries.ts';
export { studentsRoutes } from './students.routes.ts';
