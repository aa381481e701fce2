import type { Db } from '../../../db/connect.ts';
import { deleteEnrollments } from '../../courses/index.ts';
import { inBatches } from '../../students/index.ts';
import { enrollFromRoster } from '../../teacher-students/index.ts';
import { assignWritings, unassignWritings } from '../../writings/index.ts';
import type { Plan } from '../plan/plan.ts';
import type { ApplyContext, RosterDeps } from './apply-context.ts';
import {
  addLeadsOfNewStudents,
  type JoiningStudent,
  listCoursesWithActivities,
} from './apply-roster.queries.ts';

const sliceSize = 1000;

/** Leaving is leaving a class: the account and all that was begun stay. */
export const endEnrollments = async (tx: Db, leave: Plan['leave']): Promise<void> => {
  const leavers = new Map<number, number[]>();
  for (const { course_id, student_id } of leave) {
    const ids = leavers.get(course_id);
    if (ids) ids.push(student_id);
    else leavers.set(course_id, [student_id]);
  }
  for (const [course_id, student_ids] of leavers) {
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
 * a way into a child's account, which nobody else's students need.
 */
export const enrollStudents = async (
  deps: RosterDeps,
  tx: Db,
  { organisation_id, plan, studentIds, courseIds, made, now }: Enrolling,
): Promise<void> => {
  const joined = new Set<number>();
  for await (const slice of inBatches(plan.enroll, sliceSize)) {
    const rows: JoiningStudent[] = slice.flatMap(({ classId, userId, rosterId }) => {
      const course_id = courseIds.get(classId);
      const student_id = studentIds.get(userId);
      if (course_id === undefined || student_id === undefined) return [];
      return [{ course_id, student_id, roster_id: rosterId, is_new: made.has(userId) }];
    });
    await addLeadsOfNewStudents(tx, rows, { organisation_id, now });
    await enrollFromRoster(tx, rows, now);
    for (const { course_id } of rows) joined.add(course_id);
  }
  for (const course_id of await listCoursesWithActivities(tx, [...joined]))
    await assignWritings(deps, tx, { course_id });
};
