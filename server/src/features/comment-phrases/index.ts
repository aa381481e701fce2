export { commentPhrasesRoutes } from './comment-phrases.routes.ts';
