export { addSchoolAdmin, refuseKnownSchool } from './operator-school.ts';
export { schoolRoutes } from './school.routes.ts';
