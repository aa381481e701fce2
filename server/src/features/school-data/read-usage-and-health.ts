import { healthChecks, type SchoolHealth, type SchoolUsage } from '@inkling/contract';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../http/caller.ts';
import { addDays, dateInTimeZone } from '../../services/clock/local-date.ts';
import { findOwnSchool } from '../school/index.ts';
import { countActivePeople, countWorkByWeek, readChecks } from './usage-and-health.queries.ts';

type ReadDeps = Pick<Deps, 'clock' | 'config' | 'db'>;

const shownWeeks = 8;
const activeDays = 30;
const dayMs = 24 * 60 * 60 * 1000;

/** Mondays, the newest first. */
export const weeksUntil = (today: string, count = shownWeeks): string[] => {
  const weekday = (new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7;
  return Array.from({ length: count }, (_, back) => addDays(today, -weekday - 7 * back));
};

/** Numbers of the whole school, for whoever runs it; classes and children are not told apart. */
export const readSchoolUsage = async (deps: ReadDeps, caller: Caller): Promise<SchoolUsage> => {
  const { db, clock, config } = deps;
  const { organisation_id } = await findOwnSchool(db, caller);
  const now = clock.now();
  const people = await countActivePeople(db, organisation_id, new Date(now.getTime() - activeDays * dayMs));
  const weeks = weeksUntil(dateInTimeZone(config.TIME_ZONE, now));
  return {
    ...people,
    weeks: await countWorkByWeek(db, organisation_id, { weeks, timeZone: config.TIME_ZONE }),
  };
};

export const readSchoolHealth = async (
  { db, clock }: Pick<ReadDeps, 'clock' | 'db'>,
  caller: Caller,
): Promise<SchoolHealth> => {
  const { organisation_id } = await findOwnSchool(db, caller);
  const found = await readChecks(db, organisation_id, clock.now());
  return {
    checks: healthChecks.flatMap((name) => {
      const row = found.find(({ check }) => check === name);
      return row ? { ...row, at: row.at && new Date(row.at).toISOString() } : [];
    }),
  };
};
