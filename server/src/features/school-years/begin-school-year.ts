import type { RolloverCounts } from '@inkling/contract';
import { nameInAuditLog } from '../../db/audit-in-same-transaction.ts';
import type { Deps } from '../../deps.ts';
import { conflict, notFound } from '../../http/app-error.ts';
import type { Caller } from '../../http/caller.ts';
import { notify } from '../notifications/index.ts';
import { lockOwnSchool } from '../school/index.ts';
import { archiveStudents } from '../school-students/index.ts';
import {
  closeClasses,
  countClassesOfOldYear,
  insertLeavers,
  listLeavers,
  lockClassesOfSchool,
  moveStudentsUp,
} from './begin-school-year.queries.ts';
import { schoolYearMessages, yearBegun } from './school-years.messages.ts';
import { newYearPossibleFrom } from './school-years.policy.ts';
import { findStandingRollover, insertRollover, updateRollover } from './school-years.queries.ts';

interface Wish {
  last_grade: number;
  kept_course_ids: number[];
}

/** Each lead once, with how many of their classes it was about. */
export const countByLead = (closed: { teacher_id: number }[]): Map<number, number> => {
  const counts = new Map<number, number>();
  for (const { teacher_id } of closed) counts.set(teacher_id, (counts.get(teacher_id) ?? 0) + 1);
  return counts;
};

/** Students move up, those of the last year leave, classes close: all of it or nothing, once a school year. */
export const beginSchoolYear = (
  deps: Pick<Deps, 'clock' | 'config' | 'db' | 'queue'>,
  caller: Caller,
  { last_grade, kept_course_ids }: Wish,
): Promise<RolloverCounts> =>
  deps.db.transaction(async (tx) => {
    const { organisation_id, school } = await lockOwnSchool(tx, caller, 'no key update');
    const now = deps.clock.now();
    if (newYearPossibleFrom(await findStandingRollover(tx, organisation_id), now))
      throw conflict(schoolYearMessages.onceAYear);
    const kept = [...new Set(kept_course_ids)];
    if ((await countClassesOfOldYear(tx, organisation_id, kept)) < kept.length) throw notFound('This class');
    const rollover_id = await insertRollover(tx, { organisation_id, done_at: now });
    const beginning = { rollover_id, organisation_id, last_grade, kept_course_ids: kept, now };
    const leavers = await listLeavers(tx, beginning);
    // Classes before students, and all of them in one order, as whoever moves a student between classes takes them.
    await lockClassesOfSchool(tx, organisation_id);
    const closed = await closeClasses(tx, beginning);
    await archiveStudents(tx, { organisation_id, ids: leavers, now });
    const movedUp = await moveStudentsUp(tx, beginning);
    await insertLeavers(tx, rollover_id, leavers);
    const counts = {
      students_moved_up: movedUp.length,
      students_left: leavers.length,
      classes_closed: closed.length,
    };
    await updateRollover(tx, rollover_id, counts);
    nameInAuditLog('student', [...movedUp, ...leavers]);
    nameInAuditLog(
      'course',
      closed.map(({ id }) => id),
    );
    const leads = [...countByLead(closed)];
    await notify(
      deps,
      tx,
      leads.map(([user_id, count]) => yearBegun({ user_id, count, school })),
    );
    return counts;
  });
