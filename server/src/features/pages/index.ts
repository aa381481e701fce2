export { pagesRoutes } from './pages.routes.ts';
export { seedPages } from './seed-pages.ts';
