import { inBatches } from '../../students/index.ts';
import type { Roster } from '../files/roster.ts';
import type { Problems } from '../files/roster-problems.ts';
import { rosterNotes } from '../roster.messages.ts';
import type { Known } from './known.ts';
import type { Plan } from './plan.ts';
import { planClasses } from './plan-classes.ts';
import { type EnrollmentContext, planEnrollments, planLeaving } from './plan-enrollments.ts';
import { planStaff } from './plan-staff.ts';
import { planStudents, type StudentPlan, startStudentPlan, studentsInClasses } from './plan-students.ts';

/** Small enough that nobody else's request waits noticeably for one of them. */
const sliceSize = 1000;

interface Facts {
  staff: ReturnType<typeof planStaff>;
  classes: ReturnType<typeof planClasses>;
  students: StudentPlan;
}

const notesOn = (roster: Roster, { staff, classes, students }: Facts): string[] => {
  const cannotTell = roster.modes.enrollments === 'bulk' && roster.hasUnreadableEnrollments;
  return [
    ...(cannotTell ? [rosterNotes.nobodyLeaves] : []),
    ...(classes.waiting.length > 0 ? [rosterNotes.classesWait(classes.waiting)] : []),
    ...(students.waiting > 0 ? [rosterNotes.studentsWait(students.waiting)] : []),
    ...(staff.invitedBefore > 0 ? [rosterNotes.invitedBefore(staff.invitedBefore)] : []),
    ...(classes.deleted > 0 ? [rosterNotes.deletedHere(classes.deleted)] : []),
    ...(classes.archived > 0 ? [rosterNotes.archived(classes.archived)] : []),
    ...(roster.leftOutCount > 0 ? [rosterNotes.leftOut(roster.leftOutCount)] : []),
  ];
};

/** Compares what a roster says with what the school has. It changes nothing, and the same twice is the same plan. */
export const planRoster = async (roster: Roster, known: Known, problems: Problems): Promise<Plan> => {
  const staff = planStaff(roster, known);
  const classes = planClasses(roster, known, staff.staffIds);
  const students = startStudentPlan(known);
  const inClass = studentsInClasses(roster, classes.open);
  const taken = new Set(students.studentIds.values());
  for await (const people of inBatches([...roster.people.values()], sliceSize))
    planStudents(people, { known, plan: students, problems, inClass, taken });
  const context: EnrollmentContext = {
    roster,
    known,
    problems,
    open: classes.open,
    studentIds: students.studentIds,
    added: new Set(students.addStudents.map(({ sourcedId }) => sourcedId)),
    enroll: [],
    wanted: new Set(),
    ended: new Set(),
    endedIds: new Set(),
  };
  for await (const rows of inBatches(roster.enrollments, sliceSize)) planEnrollments(rows, context);
  return {
    invite: staff.invite,
    linkStaff: staff.linkStaff,
    makeClasses: classes.makeClasses,
    addCoTeachers: classes.addCoTeachers,
    addStudents: students.addStudents,
    linkStudents: students.linkStudents,
    updateStudents: students.updateStudents,
    studentIds: students.studentIds,
    enroll: context.enroll,
    ...planLeaving(context),
    notes: notesOn(roster, { staff, classes, students }),
  };
};
