import type { Db } from '../../db/connect.ts';
import type { Deps } from '../../deps.ts';
import { dayIn } from '../../services/clock/school-day.ts';
import { addNotices } from '../notifications/index.ts';
import {
  type Assignment,
  findMailReaders,
  insertMissingWritings,
  lockAssignment,
  type NewWork,
} from './assignments.queries.ts';
import { mailNewWork } from './mail-new-work.job.ts';
import { workAssigned } from './notice-words.ts';

/** A notice for everybody, and letters for the few who read mail: most children have no address. */
const tell = async (deps: Pick<Deps, 'clock' | 'queue'>, tx: Db, work: NewWork[]): Promise<void> => {
  await addNotices(deps, tx, work.map(workAssigned));
  const readers = await findMailReaders(
    tx,
    work.map(({ student_id }) => student_id),
  );
  const ids = new Set(readers.map(({ id }) => id));
  const works = work.filter(({ student_id }) => ids.has(student_id));
  if (works.length > 0) await deps.queue.send(tx, mailNewWork, { works });
};

/**
 * Makes the writings that joining, enrolling, publishing or adding an activity calls for, and answers how many.
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
  const work = await insertMissingWritings(tx, assignment, { now, today: dayIn(deps.config.TIME_ZONE, now) });
  // Whoever joins by themselves sees what they get; what a teacher hands out is news.
  if (!assignment.student_id) await tell(deps, tx, work);
  return work.reduce((sum, { count }) => sum + count, 0);
};
