export { inviteAddress } from './invite-staff.ts';
export { joinSchool } from './join-school.ts';
export { addSchoolAdmin, checkSchoolIsNew } from './operator-school.ts';
export { findOwnSchool, lockOwnSchool, type SchoolDeps } from './own-school.ts';
export { mayGiveClassTo } from './school.policy.ts';
export { closeWaysIn } from './school.queries.ts';
export { schoolRoutes } from './school.routes.ts';
export { sendInvitation } from './send-invitation.job.ts';
