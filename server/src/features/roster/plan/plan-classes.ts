import { inBatches } from '../../students/index.ts';
import type { Roster, RosterEnrollment } from '../files/roster.ts';
import type { ClassAfterRoster, RosterAccessRules } from './access-given-by-roster.ts';
import type { ExistingData } from './existing-data.ts';
import type { Plan } from './plan.ts';

const enrollmentsAtOnce = 2000;

interface ClassPlan extends Pick<Plan, 'addCoTeachers' | 'makeClasses' | 'newClassTeachers'> {
  /** The classes that are here or will be, by the number in the roster. */
  open: Map<string, ClassAfterRoster>;
  waiting: string[];
  /** Those whose teacher by the roster applies it, and may not join a colleague's class that way. */
  withheldFromAdmin: string[];
  archived: number;
  gone: number;
}

/** The teachers of each class who are on the staff, who is named first as responsible before the others. */
const teachersByClass = async (
  roster: Roster,
  staffIds: Map<string, number>,
): Promise<Map<string, number[]>> => {
  const named = new Map<string, RosterEnrollment[]>();
  const isTeacher = ({ role, isGone, userId }: RosterEnrollment): boolean =>
    role === 'teacher' && !isGone && staffIds.has(userId) && !roster.people.get(userId)?.isGone;
  const teaching: RosterEnrollment[] = [];
  for await (const enrollments of inBatches(roster.enrollments, enrollmentsAtOnce))
    teaching.push(...enrollments.filter(isTeacher));
  for (const enrollment of teaching) {
    const { classId } = enrollment;
    const rows = named.get(classId);
    if (rows) rows.push(enrollment);
    else named.set(classId, [enrollment]);
  }
  const ids = (rows: RosterEnrollment[]) => [
    ...new Set(
      [...rows]
        .sort((one, other) => Number(other.isPrimary) - Number(one.isPrimary) || one.line - other.line)
        .flatMap(({ userId }) => staffIds.get(userId) ?? []),
    ),
  ];
  return new Map([...named].map(([classId, rows]) => [classId, ids(rows)]));
};

const openKnownClasses = (roster: Roster, existing: ExistingData, plan: ClassPlan): void => {
  for (const [classId, { course_id, title, lead_id, is_archived }] of existing.classes) {
    if (roster.classes.get(classId)?.isGone) continue;
    if (course_id === null || lead_id === null) plan.gone += roster.classes.has(classId) ? 1 : 0;
    else if (is_archived) plan.archived += roster.classes.has(classId) ? 1 : 0;
    else plan.open.set(classId, { title, lead_id, teachers: new Set(existing.teachers.get(course_id)) });
  }
};

const openNewClasses = (
  roster: Roster,
  existing: ExistingData,
  named: Map<string, number[]>,
  plan: ClassPlan,
): void => {
  for (const rosterClass of roster.classes.values()) {
    const { sourcedId, title } = rosterClass;
    if (rosterClass.isGone || existing.classes.has(sourcedId)) continue;
    const [lead_id] = named.get(sourcedId) ?? [];
    if (lead_id === undefined) {
      plan.waiting.push(title);
      continue;
    }
    plan.makeClasses.push({ rosterClass, teacher_id: lead_id });
    plan.open.set(sourcedId, { title, lead_id, teachers: new Set([lead_id]) });
  }
};

/** A class is led by somebody: one whose teachers have not joined yet waits for them. */
export const planClasses = async (
  roster: Roster,
  existing: ExistingData,
  { staffIds, rules }: { staffIds: Map<string, number>; rules: RosterAccessRules },
): Promise<ClassPlan> => {
  const plan: ClassPlan = {
    makeClasses: [],
    addCoTeachers: [],
    newClassTeachers: [],
    open: new Map(),
    waiting: [],
    withheldFromAdmin: [],
    archived: 0,
    gone: 0,
  };
  const named = await teachersByClass(roster, staffIds);
  openKnownClasses(roster, existing, plan);
  openNewClasses(roster, existing, named, plan);
  for (const [classId, { title, lead_id, teachers }] of plan.open) {
    const namedBefore = existing.earlierTeachers.get(existing.classes.get(classId)?.course_id ?? 0);
    for (const teacher_id of named.get(classId) ?? []) {
      if (namedBefore?.has(teacher_id)) continue;
      const isThere = teachers.has(teacher_id);
      if (!isThere && !rules.mayTeachWith(teacher_id, lead_id)) {
        plan.withheldFromAdmin.push(title);
        continue;
      }
      plan.newClassTeachers.push({ classId, teacher_id });
      if (isThere) continue;
      plan.addCoTeachers.push({ classId, title, teacher_id, lead_id });
      teachers.add(teacher_id);
    }
  }
  return plan;
};
