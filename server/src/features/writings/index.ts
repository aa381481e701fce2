export { assignWritings } from './assign-writings.ts';
export { summariseFeedback } from './feedback.presenter.ts';
export { readFeedback } from './read-feedback.ts';
export { keepRevision } from './revisions.queries.ts';
export { visibleTo } from './visible-writings.queries.ts';
export { withdrawWritings } from './withdraw-writings.queries.ts';
export { writingsRoutes } from './writings.routes.ts';
