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
  isArchivedBy,
  isOnStaff,
  isReleasedBy,
  isTaughtElsewhere,
  isTaughtOnlyElsewhere,
  signsInThroughAnotherSchool,
  studentsOfSchool,
} from './students-of-school.queries.ts';
