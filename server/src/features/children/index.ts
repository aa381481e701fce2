export { countChildren } from './children.queries.ts';
export { childrenRoutes } from './children.routes.ts';
export { consentText } from './consent-text.ts';
