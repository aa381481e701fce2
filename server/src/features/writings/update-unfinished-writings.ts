import type { Db } from '../../db/connect.ts';
import type { Deps } from '../../deps.ts';
import { dateInTimeZone } from '../../services/clock/local-date.ts';
import { notify } from '../notifications/index.ts';
import { listUnstartedWritings, updateUnfinishedWritingRows } from './update-unfinished-writings.queries.ts';
import { workChanged, workNotStarted } from './work-notifications.ts';

type WorkDeps = Pick<Deps, 'clock' | 'config' | 'queue'>;

/** Brings a changed title or date to everybody who has not finished, and tells those who have started. */
export const updateUnfinishedWritings = async (
  deps: WorkDeps,
  tx: Db,
  change: { activity_id: number; title: string; due_date: string | undefined },
): Promise<void> => {
  const changed = await updateUnfinishedWritingRows(tx, change);
  const started = changed.filter(({ status }) => status === 'progressing');
  await notify(deps, tx, started.map(workChanged));
};

/** How many are reminded: those of an activity who have not started. */
export const remindOfUnstartedWork = async (deps: WorkDeps, tx: Db, activityId: number): Promise<number> => {
  const today = dateInTimeZone(deps.config.TIME_ZONE, deps.clock.now());
  const waiting = await listUnstartedWritings(tx, activityId);
  await notify(
    deps,
    tx,
    waiting.map((work) => workNotStarted(work, today)),
  );
  return waiting.length;
};
