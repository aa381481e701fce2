export { isTaughtBy, teachersOf } from './students.queries.ts';
export { studentsRoutes } from './students.routes.ts';
export { studentsOf } from './students-of.queries.ts';
