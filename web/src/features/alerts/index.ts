export { AlertAnswers } from './alert-answers.tsx';
export { alertById } from './alerts.queries.ts';
export { AlertList, AlertsCard } from './alerts-card.tsx';
export { LessUrgentAlerts } from './less-urgent-alerts.tsx';
