export { classmatesOf, isTaughtBy, studentsOf, teachersOf } from './taught-students.queries.ts';
export {
  addTeacherStudents,
  enrollStudents,
  findCourseOfTeacher,
  removeTeacherStudent,
} from './teacher-students.queries.ts';
