import { inBatches } from '../../students/index.ts';
import type { Roster } from '../files/roster.ts';
import type { Problems } from '../files/roster-problems.ts';
import { rosterNotes } from '../roster.messages.ts';
import { createAccessRules } from './access-rules.ts';
import type { Known } from './known.ts';
import { emptiesClasses, type Plan } from './plan.ts';
import { planClasses } from './plan-classes.ts';
import { type EnrollmentContext, planEnrollments, planLeaving } from './plan-enrollments.ts';
import { invitationsADay, planStaff } from './plan-staff.ts';
import { planStudents, type StudentPlan, startStudentPlan, studentsInClasses } from './plan-students.ts';

/** Small enough that nobody else's request waits noticeably for one of them. */
const sliceSize = 1000;

interface Facts {
  staff: ReturnType<typeof planStaff>;
  classes: ReturnType<typeof planClasses>;
  students: StudentPlan;
  /** How many students may not join a class of whoever applies the roster. */
  keptFromAdmin: number;
  leaving: Pick<Plan, 'enrolledBefore' | 'leave'>;
}

const notesOn = (roster: Roster, { staff, classes, students, keptFromAdmin, leaving }: Facts): string[] => {
  const cannotTell = roster.modes.enrollments === 'bulk' && roster.hasUnreadableEnrollments;
  return [
    ...(emptiesClasses(leaving) ? [rosterNotes.manyLeave(leaving.leave.length)] : []),
    ...(cannotTell ? [rosterNotes.nobodyLeaves] : []),
    ...(classes.waiting.length > 0 ? [rosterNotes.classesWait(classes.waiting)] : []),
    ...(classes.keptFromAdmin.length > 0 ? [rosterNotes.noOwnWay(classes.keptFromAdmin)] : []),
    ...(keptFromAdmin > 0 ? [rosterNotes.notIntoOwnClass(keptFromAdmin)] : []),
    ...(students.waiting > 0 ? [rosterNotes.studentsWait(students.waiting)] : []),
    ...(staff.invitationsWait > 0
      ? [rosterNotes.invitationsWait(staff.invitationsWait, invitationsADay)]
      : []),
    ...(staff.invitedBefore > 0 ? [rosterNotes.invitedBefore(staff.invitedBefore)] : []),
    ...(classes.gone > 0 ? [rosterNotes.goneHere(classes.gone)] : []),
    ...(classes.archived > 0 ? [rosterNotes.archived(classes.archived)] : []),
    ...(roster.leftOutPeople.size > 0 ? [rosterNotes.leftOut(roster.leftOutPeople.size)] : []),
  ];
};

/** Accounts whose number the roster still names: a whole one may give the others new numbers. */
const accountsStillNamed = (
  { modes, people, leftOutPeople, passedOverPeople, hasUnreadablePeople }: Roster,
  studentIds: Map<string, number>,
): Set<number> => {
  const saysAll = modes.users === 'bulk' && !hasUnreadablePeople;
  const isNamed = (sourcedId: string) =>
    people.has(sourcedId) || (!leftOutPeople.has(sourcedId) && (!saysAll || passedOverPeople.has(sourcedId)));
  return new Set([...studentIds].filter(([sourcedId]) => isNamed(sourcedId)).map(([, id]) => id));
};

interface Remaining {
  /** Who stays in a class. */
  staying: Set<number>;
  /** Whose account the roster names, perhaps by a new number. */
  taken: Set<number>;
}

/** Accounts of students whom the roster calls gone, or a whole one no longer names and who stay in no class. */
const planGone = (roster: Roster, known: Known, { staying, taken }: Remaining): number[] => {
  const { people, leftOutPeople, passedOverPeople, modes, hasUnreadablePeople } = roster;
  const saysAll = modes.users === 'bulk' && !hasUnreadablePeople;
  const gone: number[] = [];
  for (const [sourcedId, { user_id, role, hasLeft }] of known.people) {
    if (role !== 'student' || user_id === null || hasLeft) continue;
    const person = people.get(sourcedId);
    const isMissing =
      !person && (leftOutPeople.has(sourcedId) || (saysAll && !passedOverPeople.has(sourcedId)));
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
  known: Known,
  { problems, appliedBy }: Comparing,
): Promise<Plan> => {
  const rules = createAccessRules(known, appliedBy);
  const staff = planStaff(roster, known);
  const classes = planClasses(roster, known, { staffIds: staff.staffIds, rules });
  const students = startStudentPlan(known);
  const inClass = studentsInClasses(roster, classes.open);
  const openForNew = new Map([...classes.open].filter(([, openClass]) => rules.mayTakeNew(openClass)));
  const inClassForNew = studentsInClasses(roster, openForNew);
  const taken = accountsStillNamed(roster, students.studentIds);
  for await (const people of inBatches([...roster.people.values()], sliceSize))
    planStudents(people, { known, plan: students, problems, inClass, inClassForNew, taken });
  const context: EnrollmentContext = {
    roster,
    known,
    problems,
    rules,
    open: classes.open,
    studentIds: students.studentIds,
    added: new Set(students.addStudents.map(({ sourcedId }) => sourcedId)),
    notAdded: students.keptFromAdmin,
    enroll: [],
    wanted: new Set(),
    ended: new Set(),
    endedIds: new Set(),
    keptFromAdmin: 0,
  };
  for await (const rows of inBatches(roster.enrollments, sliceSize)) planEnrollments(rows, context);
  const { staying, ...leaving } = planLeaving(context);
  return {
    invite: staff.invite,
    invitedByHand: staff.invitedByHand,
    linkStaff: staff.linkStaff,
    makeClasses: classes.makeClasses,
    addCoTeachers: classes.addCoTeachers,
    nameTeachers: classes.nameTeachers,
    addStudents: students.addStudents,
    linkStudents: students.linkStudents,
    updateStudents: students.updateStudents,
    studentIds: students.studentIds,
    enroll: context.enroll,
    ...leaving,
    gone: planGone(roster, known, { staying, taken }),
    notes: notesOn(roster, { staff, classes, students, keptFromAdmin: context.keptFromAdmin, leaving }),
  };
};
