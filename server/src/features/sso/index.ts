export { changeDomainsAsOperator, confirmDomain } from './operator-domains.ts';
export { purgeExpiredSsoAttempts } from './purge-expired-sso-attempts.job.ts';
export { ssoRoutes } from './sso.routes.ts';
export { storedClientSecrets } from './stored-secrets.queries.ts';
