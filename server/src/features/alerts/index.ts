export { alertsRoutes } from './alerts.routes.ts';
export { raiseAlert } from './raise-alert.ts';
