export { joinInvitingSchool } from './join-inviting-school.ts';
export {
  deleteInvitationsOf,
  findMembership,
  findSchoolId,
  listMembers,
  lockSchool,
  type Membership,
} from './school-staff.queries.ts';
