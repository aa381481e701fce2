export { closeEndedRelief } from './close-ended-relief.job.ts';
export { reliefTeachersRoutes } from './relief-teachers.routes.ts';
