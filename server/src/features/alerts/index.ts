export { alertsRoutes } from './alerts.routes.ts';
export { checkSavedWritings } from './check-saved-writings.job.ts';
export { isShownToParents } from './home-worries.queries.ts';
export { raiseAlert } from './raise-alert.ts';
