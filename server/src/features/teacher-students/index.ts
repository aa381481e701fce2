export {
  addTeacherStudents,
  enrollStudents,
  findCourseOfTeacher,
  removeTeacherStudent,
} from './teacher-students.queries.ts';
export { classmatesOf, isTaughtBy, studentsOf, teachersOf } from './who-teaches-whom.queries.ts';
