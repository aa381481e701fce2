export { addedToCourse, colleagueAdded, courseHandedOver } from './course-teachers.messages.ts';
export { courseTeachersRoutes } from './course-teachers.routes.ts';
export { lockAssignedActivities } from './hand-over-course.queries.ts';
export { giveCourseToTeacher } from './hand-over-course.ts';
export { hasTeachingWork } from './hand-over-everything.queries.ts';
export {
  giveCoursesToColleagues,
  type HandedOverCourse,
  handOverEverything,
} from './hand-over-everything.ts';
