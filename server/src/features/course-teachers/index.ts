export { courseHandedOver } from './course-teachers.messages.ts';
export { courseTeachersRoutes } from './course-teachers.routes.ts';
export { lockSetActivities } from './hand-over-course.queries.ts';
export { giveCourse } from './hand-over-course.ts';
export { hasTeachingWork } from './hand-over-everything.queries.ts';
export {
  giveCoursesToColleagues,
  type HandedOverCourse,
  handOverEverything,
} from './hand-over-everything.ts';
