export { alertById } from './alerts.queries.ts';
export { DashboardAlerts } from './dashboard-alerts.tsx';
