export { markComparisonRoutes } from './mark-comparison.routes.ts';
