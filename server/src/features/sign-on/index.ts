export { purgeExpiredSignOns } from './purge-sign-ons.job.ts';
export { signOnRoutes } from './sign-on.routes.ts';
