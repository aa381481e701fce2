export { presentStudentStatistics } from './class-progress.presenter.ts';
export { findStudentStatistics } from './class-progress.queries.ts';
export { progressRoutes } from './progress.routes.ts';
export { teacherOnDate } from './read-class-progress.ts';
