import { inBatches } from '../../students/index.ts';
import type { Roster } from '../files/roster.ts';
import type { Problems } from '../files/roster-problems.ts';
import { rosterNotes } from '../roster.messages.ts';
import { createRosterAccessRules } from './access-given-by-roster.ts';
import type { ExistingData } from './existing-data.ts';
import { emptiesClasses, type Plan } from './plan.ts';
import { planClasses } from './plan-classes.ts';
import { type EnrollmentContext, planEnrollments, planLeaving } from './plan-enrollments.ts';
import { maxInvitationsPerDay, planStaff } from './plan-staff.ts';
import {
  maxAccountsPerDay,
  planStudents,
  type StudentPlan,
  startStudentPlan,
  studentsInClasses,
} from './plan-students.ts';

/** Small enough that nobody else's request waits noticeably for one of them. */
const sliceSize = 1000;

interface Facts {
  staff: ReturnType<typeof planStaff>;
  classes: Awaited<ReturnType<typeof planClasses>>;
  students: StudentPlan;
  /** How many students may not join a class of whoever applies the roster. */
  withheldFromAdmin: number;
  leaving: Pick<Plan, 'enrolledBefore' | 'leave'>;
}

const notesOn = (
  roster: Roster,
  { staff, classes, students, withheldFromAdmin, leaving }: Facts,
): string[] => {
  const cannotTell = roster.modes.enrollments === 'bulk' && roster.hasUnreadableEnrollments;
  return [
    ...(emptiesClasses(leaving) ? [rosterNotes.manyLeave(leaving.leave.length)] : []),
    ...(cannotTell ? [rosterNotes.nobodyLeaves] : []),
    ...(classes.waiting.length > 0 ? [rosterNotes.classesWait(classes.waiting)] : []),
    ...(classes.withheldFromAdmin.length > 0
      ? [rosterNotes.adminNotAddedAsTeacher(classes.withheldFromAdmin)]
      : []),
    ...(withheldFromAdmin > 0 ? [rosterNotes.adminClassNotFilled(withheldFromAdmin)] : []),
    ...(students.waiting > 0 ? [rosterNotes.studentsWait(students.waiting)] : []),
    ...(students.accountsWait > 0
      ? [rosterNotes.accountsWait(students.accountsWait, maxAccountsPerDay)]
      : []),
    ...(staff.invitationsWait > 0
      ? [rosterNotes.invitationsWait(staff.invitationsWait, maxInvitationsPerDay)]
      : []),
    ...(staff.invitedBefore > 0 ? [rosterNotes.invitedBefore(staff.invitedBefore)] : []),
    ...(classes.gone > 0 ? [rosterNotes.classesDeletedHere(classes.gone)] : []),
    ...(classes.archived > 0 ? [rosterNotes.archived(classes.archived)] : []),
    ...(roster.ignoredPeople.size > 0 ? [rosterNotes.leftOut(roster.ignoredPeople.size)] : []),
  ];
};

/** Accounts whose number the roster still names: a whole one may give the others new numbers. */
const accountsStillNamed = (
  { modes, people, ignoredPeople, skippedPeople, hasUnreadablePeople }: Roster,
  studentIds: Map<string, number>,
): Set<number> => {
  const saysAll = modes.users === 'bulk' && !hasUnreadablePeople;
  const isNamed = (sourcedId: string) =>
    people.has(sourcedId) || (!ignoredPeople.has(sourcedId) && (!saysAll || skippedPeople.has(sourcedId)));
  return new Set([...studentIds].filter(([sourcedId]) => isNamed(sourcedId)).map(([, id]) => id));
};

interface Remaining {
  /** Who stays in a class. */
  staying: Set<number>;
  /** Whose account the roster names, perhaps by a new number. */
  taken: Set<number>;
}

/** Accounts of students whom the roster calls gone, or a whole one no longer names and who stay in no class. */
const planDepartures = (roster: Roster, existing: ExistingData, { staying, taken }: Remaining): number[] => {
  const { people, ignoredPeople, skippedPeople, modes, hasUnreadablePeople } = roster;
  const saysAll = modes.users === 'bulk' && !hasUnreadablePeople;
  const gone: number[] = [];
  for (const [sourcedId, { user_id, role, hasLeft }] of existing.people) {
    if (role !== 'student' || user_id === null || hasLeft) continue;
    const person = people.get(sourcedId);
    const isMissing = !person && (ignoredPeople.has(sourcedId) || (saysAll && !skippedPeople.has(sourcedId)));
    if (person?.isGone || (isMissing && !staying.has(user_id) && !taken.has(user_id))) gone.push(user_id);
  }
  return gone;
};

interface Comparing {
  problems: Problems;
  /** Null where no admin does. */
  appliedBy: number | null;
}

/** Compares what a roster says with what the school has. It changes nothing, and the same twice is the same plan. */
export const planRoster = async (
  roster: Roster,
  existing: ExistingData,
  { problems, appliedBy }: Comparing,
): Promise<Plan> => {
  const staff = planStaff(roster, existing);
  const isAlone = existing.staff.size === 1 && existing.invitedEmails.size === 0 && !staff.namesNewColleagues;
  const rules = createRosterAccessRules(existing, { appliedBy, isAlone });
  const classes = await planClasses(roster, existing, { staffIds: staff.staffIds, rules });
  const students = startStudentPlan(existing);
  const inClass = await studentsInClasses(roster, classes.open);
  const openForNew = new Map(
    [...classes.open].filter(([, classAfterRoster]) => rules.mayTakeNew(classAfterRoster)),
  );
  const inClassForNew = await studentsInClasses(roster, openForNew);
  const taken = accountsStillNamed(roster, students.studentIds);
  for await (const people of inBatches([...roster.people.values()], sliceSize))
    planStudents(people, { existing, plan: students, problems, inClass, inClassForNew, taken });
  const context: EnrollmentContext = {
    roster,
    existing,
    problems,
    rules,
    open: classes.open,
    studentIds: students.studentIds,
    added: new Set(students.addStudents.map(({ sourcedId }) => sourcedId)),
    notAdded: students.withheldFromAdmin,
    enroll: [],
    wanted: new Set(),
    ended: new Set(),
    endedIds: new Set(),
    withheldFromAdmin: 0,
  };
  for await (const rows of inBatches(roster.enrollments, sliceSize)) planEnrollments(rows, context);
  const { staying, ...leaving } = await planLeaving(context);
  return {
    invite: staff.invite,
    invitedByHand: staff.invitedByHand,
    linkStaff: staff.linkStaff,
    makeClasses: classes.makeClasses,
    addCoTeachers: classes.addCoTeachers,
    newClassTeachers: classes.newClassTeachers,
    addStudents: students.addStudents,
    linkStudents: students.linkStudents,
    updateStudents: students.updateStudents,
    updateEmails: students.updateEmails,
    studentIds: students.studentIds,
    enroll: context.enroll,
    ...leaving,
    gone: planDepartures(roster, existing, { staying, taken }),
    notes: notesOn(roster, {
      staff,
      classes,
      students,
      withheldFromAdmin: context.withheldFromAdmin,
      leaving,
    }),
  };
};
