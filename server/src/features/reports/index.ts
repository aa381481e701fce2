export { listStudentsWithWork } from './completed-writings.queries.ts';
export { makeReport } from './make-report.job.ts';
export { reportsRoutes } from './reports.routes.ts';
export { reportsReadyNotification, weeklyReports } from './weekly-reports.job.ts';
