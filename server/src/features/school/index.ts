export { addSchoolAdmin, refuseKnownSchool } from './operator-school.ts';
export { schoolRoutes } from './school.routes.ts';
export { sendInvitation } from './send-invitation.job.ts';
