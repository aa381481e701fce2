export { courseHandedOver } from './course-teachers.messages.ts';
export { courseTeachersRoutes } from './course-teachers.routes.ts';
export { type GivenCourse, giveCoursesToColleagues, giveEverything } from './give-everything.ts';
export { lockSetActivities } from './hand-over-course.queries.ts';
export { giveCourse } from './hand-over-course.ts';
export { looksAfterChildren } from './hand-over-person.queries.ts';
