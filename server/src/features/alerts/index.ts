export { alertsRoutes } from './alerts.routes.ts';
export { checkSavedWritings } from './check-saved-writings.job.ts';
export { raiseAlert } from './raise-alert.ts';
