export { joinInvitingSchool } from './join-inviting-school.ts';
export {
  deleteInvitationsOf,
  findMembership,
  findSchoolId,
  listSchoolMembers,
  lockSchool,
  type Membership,
  type SchoolLock,
} from './school-membership.queries.ts';
export {
  entersElsewhere,
  isArchivedBy,
  isOnStaff,
  isReleasedBy,
  isTaughtElsewhere,
  isTaughtOnlyElsewhere,
  studentsOfSchool,
} from './students-of-school.queries.ts';
