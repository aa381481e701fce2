export { alertById } from './alerts.queries.ts';
export { AlertList } from './alerts-card.tsx';
export { DashboardAlerts } from './dashboard-alerts.tsx';
