export { studentsRoutes } from './students.routes.ts';
