export { addSchoolAdmin } from './operator-school.ts';
export { schoolRoutes } from './school.routes.ts';
