export {
  addTeacherStudents,
  enrollFromRoster,
  enrollStudents,
  findCourseOfTeacher,
  listColleagues,
  type RosterEnrollment,
  removeTeacherStudent,
} from './teacher-students.queries.ts';
export {
  classmatesOf,
  isActivityOf,
  isCourseOf,
  isReportVisibleToTeacher,
  isSharedInClassOf,
  isTaughtBy,
  isTeachingOnDate,
  isWritingVisibleToTeacher,
  mayChangeClassList,
  studentsOf,
  teachersOf,
} from './teacher-access.queries.ts';
