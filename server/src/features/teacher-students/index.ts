export { noteRemovals } from './removals.queries.ts';
export {
  classmatesOf,
  isActivityCopiedBy,
  isActivityManagedBy,
  isActivityOf,
  isCourseOf,
  isReportVisibleToTeacher,
  isSharedInCourseOf,
  isTaughtBy,
  isTeachingOnDate,
  isWritingVisibleToTeacher,
  mayChangeCourseStudents,
  studentsOf,
  teachersOf,
} from './teacher-access.queries.ts';
export {
  addTeacherStudents,
  enrollFromRoster,
  enrollStudents,
  findCourseOfTeacher,
  listColleagues,
  type RosterEnrollment,
  removeTeacherStudent,
} from './teacher-students.queries.ts';
