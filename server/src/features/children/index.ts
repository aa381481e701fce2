export { presentChild } from './children.presenter.ts';
export { countChildren, findChild, listAllChildren } from './children.queries.ts';
export { childrenRoutes } from './children.routes.ts';
export { sendWeeklySummaries } from './weekly-summary/weekly-summary.job.ts';
