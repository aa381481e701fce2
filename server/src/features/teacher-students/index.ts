export {
  addTeacherStudents,
  enrollStudents,
  findCourseOfTeacher,
  listColleagues,
  removeTeacherStudent,
} from './teacher-students.queries.ts';
export {
  classmatesOf,
  isActivityOf,
  isCourseOf,
  isReportOpen,
  isSharedInClassOf,
  isTaughtBy,
  isWorkFor,
  mayChangeClassList,
  studentsOf,
  teachersOf,
  teachesOn,
} from './who-teaches-whom.queries.ts';
