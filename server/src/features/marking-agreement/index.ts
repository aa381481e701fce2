export { markingAgreementRoutes } from './marking-agreement.routes.ts';
