export { checkLastDay } from './check-last-day.ts';
export { joinInvitingSchool } from './join-inviting-school.ts';
export {
  deletePartsInClasses,
  deleteRelief,
  endPartsInClasses,
  findLastReliefDay,
  listReliefEndedBefore,
  type ReliefPart,
  upsertRelief,
} from './relief-teachers.queries.ts';
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
