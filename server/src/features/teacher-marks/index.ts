export { teacherMarksRoutes } from './teacher-marks.routes.ts';
