export { archiveStudents } from './archive-students.ts';
export { bringBackStudents } from './bring-back-student.ts';
export { schoolStudentsRoutes } from './school-students.routes.ts';
