import { inBatches } from '../../students/index.ts';
import { pairKey, type Roster, type RosterEnrollment } from '../files/roster.ts';
import type { Problems } from '../files/roster-problems.ts';
import { rosterReasons } from '../roster.messages.ts';
import type { ClassAfterRoster, RosterAccessRules } from './access-given-by-roster.ts';
import type { ExistingClass, ExistingData } from './existing-data.ts';
import type { Plan } from './plan.ts';

const file = 'enrollments.csv';
const classesAtOnce = 50;

export interface EnrollmentContext {
  roster: Roster;
  existing: ExistingData;
  problems: Problems;
  rules: RosterAccessRules;
  /** The classes that are here or will be. */
  open: Map<string, ClassAfterRoster>;
  /** Who has an account, and who will get one. */
  studentIds: Map<string, number>;
  added: Set<string>;
  /** Who would be new, and gets no account as yet. */
  notAdded: Set<string>;
  enroll: Plan['enroll'];
  /** Pairs that the roster wants, and that it takes away. */
  wanted: Set<string>;
  ended: Set<string>;
  endedIds: Set<string>;
  /** How many may not join a class of whoever applies the roster. */
  withheldFromAdmin: number;
}

/** A file of changes names people and classes that came with an earlier one. */
const isNeverSeen = ({ classId, userId, line }: RosterEnrollment, context: EnrollmentContext): boolean => {
  const { roster, existing, problems } = context;
  const isClassSeen =
    roster.classes.has(classId) || roster.skippedClasses.has(classId) || existing.classes.has(classId);
  if (!isClassSeen) problems.add(file, line, rosterReasons.classNeverSeen(classId));
  const isUserSeen =
    roster.people.has(userId) || roster.skippedPeople.has(userId) || existing.people.has(userId);
  if (isClassSeen && !isUserSeen) problems.add(file, line, rosterReasons.userNeverSeen);
  return !isClassSeen || !isUserSeen;
};

const nameOf = (userId: string, { roster, existing, studentIds }: EnrollmentContext): string =>
  roster.people.get(userId)?.full_name ??
  existing.accounts.get(studentIds.get(userId) ?? 0)?.full_name ??
  'A student';

/** Whether somebody may be put into a class, with an account or about to get one. */
const mayEnroll = (
  studentId: number | undefined,
  classAfterRoster: ClassAfterRoster,
  context: EnrollmentContext,
): boolean => {
  const { existing, rules } = context;
  const account = existing.accounts.get(studentId ?? 0);
  if (account?.is_elsewhere || account?.is_archived) return false;
  const may =
    studentId === undefined ? rules.mayTakeNew(classAfterRoster) : rules.mayJoin(studentId, classAfterRoster);
  if (!may) context.withheldFromAdmin += 1;
  return may;
};

const planJoining = (enrollment: RosterEnrollment, context: EnrollmentContext): void => {
  const { classId, userId, sourcedId } = enrollment;
  const { roster, existing, open, studentIds, added, notAdded, wanted, enroll } = context;
  if (isNeverSeen(enrollment, context)) return;
  const key = pairKey(classId, userId);
  const classAfterRoster = open.get(classId);
  const isLeaving = roster.people.get(userId)?.isGone ?? false;
  if (!classAfterRoster || isLeaving || wanted.has(key)) return;
  wanted.add(key);
  const studentId = studentIds.get(userId);
  if (studentId === undefined && !added.has(userId) && !notAdded.has(userId)) return;
  const there = existing.enrollments.get(existing.classes.get(classId)?.course_id ?? 0);
  if (studentId !== undefined && there?.has(studentId)) return;
  if (!mayEnroll(studentId, classAfterRoster, context)) return;
  enroll.push({
    classId,
    title: classAfterRoster.title,
    userId,
    name: nameOf(userId, context),
    rosterId: sourcedId,
  });
};

/** Decides about some of the rows. */
export const planEnrollments = (rows: RosterEnrollment[], context: EnrollmentContext): void => {
  for (const row of rows) {
    if (row.isGone) {
      context.endedIds.add(row.sourcedId);
      if (row.classId && row.userId) context.ended.add(pairKey(row.classId, row.userId));
    } else if (row.role === 'student') planJoining(row, context);
  }
};

/** Whether somebody whom the roster put into a class leaves it. */
const leaves = (
  { classId, userId, rosterId }: { classId: string; userId: string; rosterId: string },
  { roster, wanted, ended, endedIds }: EnrollmentContext,
): boolean => {
  const key = pairKey(classId, userId);
  if (roster.classes.get(classId)?.isGone || roster.people.get(userId)?.isGone) return true;
  if (wanted.has(key) || roster.pairsInBadRows.has(key)) return false;
  if (ended.has(key) || endedIds.has(rosterId)) return true;
  const saysAll = roster.modes.enrollments === 'bulk' && !roster.hasUnreadableEnrollments;
  return saysAll && !roster.skippedClasses.has(classId);
};

interface Leaving extends Pick<Plan, 'enrolledBefore' | 'leave'> {
  /** Who stays in a class of the roster. */
  staying: Set<number>;
}

/** Those who leave: only ones whom a roster put there, and out of classes that go on. */
export const planLeaving = async (context: EnrollmentContext): Promise<Leaving> => {
  const { existing, studentIds } = context;
  const sourcedIds = new Map([...studentIds].map(([sourcedId, id]) => [id, sourcedId]));
  const leave: Plan['leave'] = [];
  const staying = new Set<number>();
  let enrolledBefore = 0;
  const planClass = (classId: string, { course_id, title, is_archived }: ExistingClass): void => {
    if (course_id === null || is_archived) return;
    for (const [student_id, rosterId] of existing.enrollments.get(course_id) ?? []) {
      const userId = sourcedIds.get(student_id);
      if (rosterId === null || userId === undefined) {
        staying.add(student_id);
        continue;
      }
      enrolledBefore += 1;
      if (leaves({ classId, userId, rosterId }, context))
        leave.push({ course_id, title, student_id, name: nameOf(userId, context) });
      else staying.add(student_id);
    }
  };
  for await (const classes of inBatches([...existing.classes], classesAtOnce))
    for (const [classId, existingClass] of classes) planClass(classId, existingClass);
  return { leave, enrolledBefore, staying };
};
