import type { RolloverCounts, UndoneRollover } from '@inkling/contract';
import { nameInAuditLog } from '../../db/audit-in-same-transaction.ts';
import type { Db } from '../../db/connect.ts';
import type { Deps } from '../../deps.ts';
import { conflict } from '../../http/app-error.ts';
import type { Caller } from '../../http/caller.ts';
import { notify } from '../notifications/index.ts';
import { lockOwnSchool } from '../school/index.ts';
import { bringBackStudents } from '../school-students/index.ts';
import { inBatches } from '../students/index.ts';
import { lockClassesOfSchool } from './begin-school-year.queries.ts';
import { countByLead } from './begin-school-year.ts';
import { schoolYearMessages, yearUndone } from './school-years.messages.ts';
import { mayUndoNewYear } from './school-years.policy.ts';
import { findStandingRollover, type RolloverRow, updateRollover } from './school-years.queries.ts';
import {
  listLeaversStillGone,
  listSkippedNames,
  moveStudentsDown,
  reopenClasses,
} from './undo-school-year.queries.ts';

/** What they left is read back in parts, so that nobody else's request waits for it. */
const leaversAtOnce = 50;
const namesMax = 20;

const bringLeaversBack = async (tx: Db, rollover: RolloverRow, now: Date): Promise<number[]> => {
  const ids = await listLeaversStillGone(tx, rollover);
  for await (const some of inBatches(ids, leaversAtOnce))
    await bringBackStudents(tx, rollover.organisation_id, { ids: some, now });
  return ids;
};

const sumOf = ({ students_moved_up, students_left, classes_closed }: RolloverCounts): number =>
  students_moved_up + students_left + classes_closed;

/** All is as it was before the new year, but for what somebody has changed since: that stays, and is named. */
export const undoSchoolYear = (
  deps: Pick<Deps, 'clock' | 'config' | 'db' | 'queue'>,
  caller: Caller,
): Promise<UndoneRollover> =>
  deps.db.transaction(async (tx) => {
    const { organisation_id, school } = await lockOwnSchool(tx, caller, 'no key update');
    const now = deps.clock.now();
    const rollover = await findStandingRollover(tx, organisation_id);
    if (!rollover) throw conflict(schoolYearMessages.nothingToUndo);
    if (!mayUndoNewYear(rollover, now)) throw conflict(schoolYearMessages.tooLate);
    await lockClassesOfSchool(tx, organisation_id);
    const reopened = await reopenClasses(tx, rollover, now);
    const back = await bringLeaversBack(tx, rollover, now);
    const movedDown = await moveStudentsDown(tx, rollover);
    await updateRollover(tx, rollover.id, { undone_at: now });
    const courseIds = reopened.map(({ id }) => id);
    const studentIds = [...movedDown, ...back];
    nameInAuditLog('student', studentIds);
    nameInAuditLog('course', courseIds);
    const leads = [...countByLead(reopened)];
    await notify(
      deps,
      tx,
      leads.map(([user_id, count]) => yearUndone({ user_id, count, school })),
    );
    const restored = {
      students_moved_up: movedDown.length,
      students_left: back.length,
      classes_closed: reopened.length,
    };
    return {
      restored,
      skipped_count: sumOf(rollover) - sumOf(restored),
      skipped: await listSkippedNames(tx, rollover, { courseIds, studentIds, limit: namesMax }),
    };
  });
