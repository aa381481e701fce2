export { activitiesRoutes } from './activities.routes.ts';
export { lockActivities } from './lock-activities.ts';
export { lockOwnActivities } from './retire-activities.queries.ts';
export { retireActivities } from './retire-activities.ts';
