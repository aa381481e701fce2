export { activitiesRoutes } from './activities.routes.ts';
export { holdOwnActivities } from './held-activities.queries.ts';
export { holdActivities } from './hold-activities.ts';
export { retireActivities } from './retire-activities.ts';
