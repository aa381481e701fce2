import type { Roster, RosterEnrollment } from '../files/roster.ts';
import type { Known } from './known.ts';
import type { Plan } from './plan.ts';

interface ClassPlan extends Pick<Plan, 'addCoTeachers' | 'makeClasses'> {
  /** The title of each class that is here or will be, by the number in the roster. */
  open: Map<string, string>;
  waiting: string[];
  archived: number;
  deleted: number;
}

/** The teachers of each class who are on the staff, who is named first as responsible before the others. */
const teachersByClass = (roster: Roster, staffIds: Map<string, number>): Map<string, number[]> => {
  const named = new Map<string, RosterEnrollment[]>();
  for (const enrollment of roster.enrollments) {
    if (enrollment.role !== 'teacher' || enrollment.isGone || !staffIds.has(enrollment.userId)) continue;
    named.set(enrollment.classId, [...(named.get(enrollment.classId) ?? []), enrollment]);
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

const openKnownClasses = (roster: Roster, known: Known, plan: ClassPlan): void => {
  for (const [classId, { course_id, title, is_archived }] of known.classes) {
    if (roster.classes.get(classId)?.isGone) continue;
    if (course_id === null) plan.deleted += roster.classes.has(classId) ? 1 : 0;
    else if (is_archived) plan.archived += roster.classes.has(classId) ? 1 : 0;
    else plan.open.set(classId, title);
  }
};

/** A class is led by somebody: one whose teachers have not joined yet waits for them. */
export const planClasses = (roster: Roster, known: Known, staffIds: Map<string, number>): ClassPlan => {
  const plan: ClassPlan = {
    makeClasses: [],
    addCoTeachers: [],
    open: new Map(),
    waiting: [],
    archived: 0,
    deleted: 0,
  };
  const teachers = teachersByClass(roster, staffIds);
  openKnownClasses(roster, known, plan);
  for (const rosterClass of roster.classes.values()) {
    const { sourcedId, title } = rosterClass;
    if (rosterClass.isGone || known.classes.has(sourcedId)) continue;
    const [lead] = teachers.get(sourcedId) ?? [];
    if (lead === undefined) {
      plan.waiting.push(title);
      continue;
    }
    plan.makeClasses.push({ rosterClass, teacher_id: lead });
    plan.open.set(sourcedId, title);
  }
  const leads = new Map(plan.makeClasses.map((made) => [made.rosterClass.sourcedId, made.teacher_id]));
  for (const [classId, title] of plan.open) {
    const there = known.teachers.get(known.classes.get(classId)?.course_id ?? 0);
    for (const teacher_id of teachers.get(classId) ?? [])
      if (leads.get(classId) !== teacher_id && !there?.has(teacher_id))
        plan.addCoTeachers.push({ classId, title, teacher_id });
  }
  return plan;
};
