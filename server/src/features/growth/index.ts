export { growthRoutes } from './growth.routes.ts';
export { listGrowth } from './read-growth.ts';
