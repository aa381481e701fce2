export { deleteEnrollments } from './course-grid.queries.ts';
export { coursesRoutes } from './courses.routes.ts';
export { createCoursesFromRoster } from './create-courses-from-roster.ts';
export { deleteCourse } from './delete-course.ts';
