import type { SchoolYear } from '@inkling/contract';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../http/caller.ts';
import { findOwnSchool } from '../school/index.ts';
import { mayUndoNewYear, newYearPossibleFrom, newYearUndoneUntil } from './school-years.policy.ts';
import { findStandingRollover, listClassesToClose, listYears } from './school-years.queries.ts';

export const readSchoolYear = async (
  { db, clock }: Pick<Deps, 'clock' | 'db'>,
  caller: Caller,
): Promise<SchoolYear> => {
  const { organisation_id } = await findOwnSchool(db, caller);
  const now = clock.now();
  const last = await findStandingRollover(db, organisation_id);
  return {
    years: await listYears(db, organisation_id),
    classes: await listClassesToClose(db, organisation_id),
    last_rollover: last
      ? {
          done_at: last.done_at.toISOString(),
          undo_until: newYearUndoneUntil(last).toISOString(),
          students_moved_up: last.students_moved_up,
          students_left: last.students_left,
          classes_closed: last.classes_closed,
        }
      : null,
    can_undo: mayUndoNewYear(last, now),
    possible_from: newYearPossibleFrom(last, now)?.toISOString() ?? null,
  };
};
