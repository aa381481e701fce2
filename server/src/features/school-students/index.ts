export { archiveStudents } from './archive-students.ts';
export { insertReturnedStudents } from './bring-back-student.queries.ts';
export { bringBackStudents } from './bring-back-student.ts';
export { moveRowsWrittenDuringMerge } from './move-rows-written-during-merge.job.ts';
export { findSchoolStudent } from './school-students.queries.ts';
export { schoolStudentsRoutes } from './school-students.routes.ts';
