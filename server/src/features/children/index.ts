export { presentChild } from './children.presenter.ts';
export { countChildren, findChild, listAllChildren } from './children.queries.ts';
export { childrenRoutes } from './children.routes.ts';
export { emailWeeklySummariesToParents } from './weekly-summary/email-weekly-summaries-to-parents.job.ts';
