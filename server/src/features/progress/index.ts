export { progressRoutes } from './progress.routes.ts';
export { teacherOnDate } from './read-teacher-progress.ts';
export { presentStudentStatistics } from './teacher-progress.presenter.ts';
export { findStudentStatistics } from './teacher-progress.queries.ts';
