export { AlertAnswers } from './alert-answers.tsx';
export { alertById } from './alerts.queries.ts';
export { AlertList } from './alerts-card.tsx';
export { AnsweredAlertLinks } from './answered-alert-links.tsx';
export { DashboardAlerts, DashboardLessUrgentAlerts } from './dashboard-alerts.tsx';
