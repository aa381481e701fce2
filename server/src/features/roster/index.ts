export { pickUpRosters } from './pick-up-rosters.job.ts';
export { readNightlyRoster } from './read-nightly-roster.job.ts';
export { rosterRoutes } from './roster.routes.ts';
