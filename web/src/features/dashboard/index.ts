export { dashboardStatistics } from './dashboard.queries.ts';
