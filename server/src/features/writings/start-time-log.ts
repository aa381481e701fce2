import type { Achievement, CheckedInput, TimeLog, writings } from '@inkling/contract';
import { conflict, notFound } from '../../http/app-error.ts';
import type { Caller } from '../../http/caller.ts';
import { unlockAchievements } from '../achievements/index.ts';
import type { WritingDeps } from './begin-assigned-writing.ts';
import { insertTimeLog } from './time-logs.queries.ts';
import { findVisibleWriting } from './visible-writings.queries.ts';
import { writingPermissions } from './writings.policy.ts';
import { presentTimeLog } from './writings.presenter.ts';

/** Begins to count time in a step. A day with a log is a day of practice, so streaks are looked at too. */
export const startTimeLog = (
  deps: WritingDeps,
  caller: Caller,
  log: { writingId: number; body: CheckedInput<typeof writings.startTimeLog>['body'] },
): Promise<TimeLog & { unlocked_achievements: Achievement[] }> =>
  deps.db.transaction(async (tx) => {
    const writing = await findVisibleWriting(tx, caller, log.writingId);
    if (!writing) throw notFound('This writing');
    if (!writingPermissions(writing, caller).write)
      throw conflict('Time is not counted once a writing is completed.');
    const now = deps.clock.now();
    const row = await insertTimeLog(tx, {
      ...log.body,
      writing_id: writing.id,
      started_at: now,
      created_at: now,
      updated_at: now,
    });
    return { ...presentTimeLog(row), unlocked_achievements: await unlockAchievements(deps, tx, caller.id) };
  });
