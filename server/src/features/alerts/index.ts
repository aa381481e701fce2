export { unansweredAlertsColumn } from './alert-counts.queries.ts';
export { markAlertNotificationRead, notifyInAppOfAlert } from './alert-notifications.ts';
export { presentAlert } from './alerts.presenter.ts';
export { listAlerts } from './alerts.queries.ts';
export { alertsRoutes } from './alerts.routes.ts';
export { isShownToParents, withholdFromParents } from './alerts-about-home.queries.ts';
export { checkSavedWritingsForRisks } from './check-saved-writings-for-risks.job.ts';
export { raiseAlert } from './raise-alert.ts';
