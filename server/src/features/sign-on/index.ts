export { changeDomainsAsOperator, confirmDomain } from './operator-domains.ts';
export { purgeExpiredSignOns } from './purge-sign-ons.job.ts';
export { signOnRoutes } from './sign-on.routes.ts';
