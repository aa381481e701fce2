export { schoolStudentsRoutes } from './school-students.routes.ts';
