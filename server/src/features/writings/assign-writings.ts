import type { Db } from '../../db/connect.ts';
import type { Deps } from '../../deps.ts';
import { dateInTimeZone } from '../../services/clock/local-date.ts';
import { notify } from '../notifications/index.ts';
import { type Assignment, insertMissingWritings, lockAssignment } from './assignments.queries.ts';
import { workAssigned } from './work-notifications.ts';

/**
 * Makes the writings that joining, enrolling, publishing or adding an activity calls for, and returns how many.
 * Call it in the same transaction, after that row; repeating it makes no second one.
 */
export const assignWritings = async (
  deps: Pick<Deps, 'clock' | 'config' | 'queue'>,
  tx: Db,
  assignment: Assignment,
): Promise<number> => {
  // Nothing named would mean everything there is.
  if (!assignment.course_id && !assignment.challenge_id && !assignment.activity_id) return 0;
  const now = deps.clock.now();
  await lockAssignment(tx, assignment);
  const work = await insertMissingWritings(tx, assignment, {
    now,
    today: dateInTimeZone(deps.config.TIME_ZONE, now),
  });
  // A student who joins sees the work at once; only work that a teacher hands out needs a notification.
  if (!assignment.student_id) await notify(deps, tx, work.map(workAssigned));
  return work.reduce((sum, { count }) => sum + count, 0);
};
