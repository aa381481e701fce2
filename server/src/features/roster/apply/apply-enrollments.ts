import type { Db } from '../../../db/connect.ts';
import { deleteEnrollments } from '../../courses/index.ts';
import { inBatches } from '../../students/index.ts';
import { enrollFromRoster, type RosterEnrollment } from '../../teacher-students/index.ts';
import { assignWritings, unassignWritings } from '../../writings/index.ts';
import type { Plan } from '../plan/plan.ts';
import type { ApplyContext, RosterDeps } from './apply-context.ts';
import { addLeadsOfNewStudents, listCoursesWithActivities } from './apply-roster.queries.ts';

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
}

/**
 * The lead of the first class looks after an account that no colleague looks after, and prints its login card: it is a
 * way into a child's account, which one person has. Returns the classes that somebody joined.
 */
export const enrollStudents = async (
  tx: Db,
  { organisation_id, plan, studentIds, courseIds, now }: Enrolling,
): Promise<number[]> => {
  const joined = new Set<number>();
  for await (const slice of inBatches(plan.enroll, sliceSize)) {
    const rows: RosterEnrollment[] = slice.flatMap(({ classId, userId, rosterId }) => {
      const course_id = courseIds.get(classId);
      const student_id = studentIds.get(userId);
      if (course_id === undefined || student_id === undefined) return [];
      return [{ course_id, student_id, roster_id: rosterId }];
    });
    await addLeadsOfNewStudents(tx, rows, { organisation_id, now });
    await enrollFromRoster(tx, rows, now);
    for (const { course_id } of rows) joined.add(course_id);
  }
  return [...joined];
};

/** Whoever joined gets the work of the class. */
export const assignWorkOfCourses = async (deps: RosterDeps, tx: Db, courseIds: number[]): Promise<void> => {
  for (const course_id of await listCoursesWithActivities(tx, courseIds))
    await assignWritings(deps, tx, { course_id });
};
