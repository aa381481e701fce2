export { importNightlyRoster } from './import-nightly-roster.job.ts';
export { pickUpRosters } from './pick-up-rosters.job.ts';
export { rosterRoutes } from './roster.routes.ts';
