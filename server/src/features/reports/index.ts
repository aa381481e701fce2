export { listStudentsWithWork } from './completed-writings.queries.ts';
export { makeReport } from './make-report.job.ts';
export {
  makeWeeklyReportsForTeachers,
  reportsReadyNotification,
} from './make-weekly-reports-for-teachers.job.ts';
export { reportsRoutes } from './reports.routes.ts';
