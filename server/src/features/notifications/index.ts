export {
  addInAppNotification,
  addInAppNotifications,
  refreshInAppNotification,
} from './add-in-app-notifications.ts';
export { capitalised } from './child-display-names.ts';
export { deliverEmail } from './deliver-email.job.ts';
export { emailNotifications } from './email-notifications.job.ts';
export type { GrowthLetterEmail } from './emails/growth-letter.tsx';
export type { WeeklySummary } from './emails/weekly-summary.tsx';
export { deleteQueuedEmailsAbout, findEmailRecipients } from './emails.queries.ts';
export { forwardToSupport } from './forward-to-support.ts';
export { languageOf } from './language-of.ts';
export { loadChildDisplayNames } from './load-child-display-names.ts';
export { markReadByKey, type NotificationText } from './notifications.queries.ts';
export { notificationsRoutes } from './notifications.routes.ts';
export { notify, type OutgoingNotification } from './notify.ts';
export { purgeOldEmails } from './purge-old-emails.job.ts';
export { purgeOldNotifications } from './purge-old-notifications.job.ts';
export { queueEmail } from './queue-email.ts';
