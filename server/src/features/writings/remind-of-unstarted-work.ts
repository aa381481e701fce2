import type { Db } from '../../db/connect.ts';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../http/app-error.ts';
import type { Caller } from '../../http/caller.ts';
import { dateInTimeZone } from '../../services/clock/local-date.ts';
import { notify } from '../notifications/index.ts';
import { listUnstartedWritings, listVisibleWritings } from './unstarted-writings.queries.ts';
import { workNotFinished, workNotStarted } from './work-notifications.ts';
import { mayBeReminded } from './writings.policy.ts';

type WorkDeps = Pick<Deps, 'clock' | 'config' | 'queue'>;

const remind = async (
  deps: WorkDeps,
  tx: Db,
  waiting: Awaited<ReturnType<typeof listUnstartedWritings>>,
): Promise<number> => {
  const today = dateInTimeZone(deps.config.TIME_ZONE, deps.clock.now());
  await notify(
    deps,
    tx,
    waiting.map((work) => (work.status === 'pending' ? workNotStarted : workNotFinished)(work, today)),
  );
  return waiting.length;
};

/** How many are reminded: those of an activity who have not started. */
export const remindOfUnstartedWork = async (deps: WorkDeps, tx: Db, activityId: number): Promise<number> =>
  remind(deps, tx, await listUnstartedWritings(tx, activityId));

/** The same for pieces that a teacher has in sight, and for late ones that were begun; who is on the way is left in peace. */
export const remindOfWritings = (
  deps: WorkDeps & Pick<Deps, 'db'>,
  caller: Caller,
  writingIds: number[],
): Promise<{ reminded_count: number }> =>
  deps.db.transaction(async (tx) => {
    const found = await listVisibleWritings(tx, caller, writingIds);
    if (found.length < new Set(writingIds).size) throw notFound('One of these pieces');
    const today = dateInTimeZone(deps.config.TIME_ZONE, deps.clock.now());
    const waiting = found.filter((writing) => mayBeReminded(writing, today));
    return { reminded_count: await remind(deps, tx, waiting) };
  });
