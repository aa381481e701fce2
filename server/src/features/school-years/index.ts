export { schoolYearsRoutes } from './school-years.routes.ts';
