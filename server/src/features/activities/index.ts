export { activitiesRoutes } from './activities.routes.ts';
export { lockOwnActivities } from './archive-or-delete-activities.queries.ts';
export { archiveOrDeleteActivities } from './archive-or-delete-activities.ts';
export { copyActivities } from './duplicate-activity.ts';
export { keepFilesOfActivities } from './keep-files-of-activities.queries.ts';
export { lockActivityRows } from './lock-activity-rows.ts';
export { publishScheduledActivities } from './publish-scheduled-activities.job.ts';
