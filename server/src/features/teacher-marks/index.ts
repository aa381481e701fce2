export { saveTeacherMarks } from './save-teacher-marks.ts';
export { teacherMarksRoutes } from './teacher-marks.routes.ts';
