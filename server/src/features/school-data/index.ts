export { deleteStudentsWhoLeft, eraseSchools } from './delete-what-is-over.job.ts';
export { schoolDataRoutes } from './school-data.routes.ts';
