export { courseTeachersRoutes } from './course-teachers.routes.ts';
