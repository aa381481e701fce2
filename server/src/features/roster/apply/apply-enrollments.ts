import type { Db } from '../../../db/connect.ts';
import { deleteEnrollments } from '../../courses/index.ts';
import { addTeacherStudents, enrollFromRoster } from '../../teacher-students/index.ts';
import { assignWritings, unassignWritings } from '../../writings/index.ts';
import type { Plan } from '../plan/plan.ts';
import type { ApplyContext, RosterDeps } from './apply-context.ts';
import { listStudentsWithTeacher, listLeads } from './apply-roster.queries.ts';

const groupBy = <Row, Item>(rows: Row[], of: (row: Row) => [number, Item] | null): [number, Item[]][] => {
  const groups = new Map<number, Item[]>();
  for (const row of rows) {
    const found = of(row);
    if (!found) continue;
    const [key, item] = found;
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  // In one order, so that two who lock the same courses never wait for each other.
  return [...groups].sort(([one], [other]) => one - other);
};

/** Leaving is leaving a class: the account and all that was begun stay. */
export const endEnrollments = async (tx: Db, leave: Plan['leave']): Promise<void> => {
  const byCourse = groupBy(leave, ({ course_id, student_id }) => [course_id, student_id]);
  for (const [course_id, student_ids] of byCourse) {
    await deleteEnrollments(tx, course_id, student_ids);
    await unassignWritings(tx, { course_id, student_ids });
  }
};

interface Enrolling extends Pick<ApplyContext, 'now' | 'organisation_id' | 'plan'> {
  studentIds: Map<string, number>;
  courseIds: Map<string, number>;
  /** Accounts of this run, by the number in the roster. */
  made: Map<string, number>;
}

/**
 * The lead looks after the accounts that are new, or that no colleague looks after, and prints their login cards: it is
 * a way into a child's account, which nobody else's students need. Returns who joined.
 */
export const enrollStudents = async (
  deps: RosterDeps,
  tx: Db,
  { organisation_id, plan, studentIds, courseIds, made, now }: Enrolling,
): Promise<number[]> => {
  const byCourse = groupBy(plan.enroll, ({ classId, userId, rosterId }) => {
    const course_id = courseIds.get(classId);
    const student_id = studentIds.get(userId);
    if (course_id === undefined || student_id === undefined) return null;
    return [course_id, { student_id, roster_id: rosterId }];
  });
  if (byCourse.length === 0) return [];
  const leads = await listLeads(
    tx,
    byCourse.map(([course_id]) => course_id),
  );
  const isMade = new Set(made.values());
  for (const [course_id, rows] of byCourse) {
    const teacher_id = leads.get(course_id);
    if (teacher_id === undefined) continue;
    const ids = rows.map(({ student_id }) => student_id);
    const kept = await listStudentsWithTeacher(tx, organisation_id, ids);
    const own = ids.filter((id) => isMade.has(id) || !kept.has(id));
    await addTeacherStudents(tx, own, { teacher_id, now });
    await enrollFromRoster(tx, rows, { course_id, now });
    await assignWritings(deps, tx, { course_id });
  }
  return byCourse.flatMap(([, rows]) => rows.map(({ student_id }) => student_id));
};
