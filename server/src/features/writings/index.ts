export { assignWritings } from './assign-writings.ts';
export { summariseFeedback } from './feedback.presenter.ts';
export { visibleTo } from './visible-writings.queries.ts';
export { writingsRoutes } from './writings.routes.ts';
