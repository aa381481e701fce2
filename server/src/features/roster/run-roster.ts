import type { RosterResult } from '@inkling/contract';
import type { Db } from '../../db/connect.ts';
import { dateInTimeZone } from '../../services/clock/local-date.ts';
import type { RosterDeps } from './apply/apply-context.ts';
import { applyRoster } from './apply/apply-roster.ts';
import { readRoster } from './files/read-roster.ts';
import type { Roster } from './files/roster.ts';
import { createProblems, type Problems, UnusableRosterError } from './files/roster-problems.ts';
import { loadEarlierRoster, loadExistingData } from './plan/load-existing-data.ts';
import type { Plan } from './plan/plan.ts';
import { planRoster } from './plan/plan-roster.ts';
import { nothingApplied, presentPlan, presentRejection } from './roster.presenter.ts';
import { updateSchoolNumber } from './roster.queries.ts';

export interface School {
  organisation_id: number;
  school: string;
}

/** What a zip says, or why it cannot be used. */
export type ReadZip = { roster: Roster; problems: Problems } | { rejection: RosterResult };

/** Reading needs no lock and no transaction: it takes the longest. */
export const readRosterZip = async (
  { clock, config, db }: Pick<RosterDeps, 'clock' | 'config' | 'db'>,
  { organisation_id, school }: School,
  zip: Buffer,
): Promise<ReadZip> => {
  const problems = createProblems();
  const today = dateInTimeZone(config.TIME_ZONE, clock.now());
  const earlier = await loadEarlierRoster(db, organisation_id);
  try {
    return { roster: await readRoster(zip, { school, today, problems, earlier }), problems };
  } catch (error) {
    if (error instanceof UnusableRosterError) return { rejection: presentRejection(error.problem) };
    throw error;
  }
};

interface Read {
  roster: Roster;
  problems: Problems;
}

const compare = async (
  { clock, config }: Pick<RosterDeps, 'clock' | 'config'>,
  db: Db,
  { school, read, appliedBy }: { school: School; read: Read; appliedBy: number | null },
) => {
  const now = clock.now();
  const today = dateInTimeZone(config.TIME_ZONE, now);
  const { roster } = read;
  // A comparison that is made again finds its problems again.
  const problems = read.problems.copy();
  const existing = await loadExistingData(db, school.organisation_id, { roster, now, today });
  const plan = await planRoster(roster, existing, { problems, appliedBy });
  const staffName = (id: number) => existing.staff.get(id)?.full_name ?? 'A colleague';
  return { now, existing, plan, problems, staffName };
};

export const previewRoster = async (
  deps: RosterDeps,
  school: School,
  { read, appliedBy }: { read: Read; appliedBy: number },
): Promise<RosterResult> => {
  const { plan, problems, staffName } = await compare(deps, deps.db, { school, read, appliedBy });
  return presentPlan({ plan, problems, staffName, applied: nothingApplied });
};

interface Running {
  school: School;
  read: Read;
  /** Null when nobody does, as when it is read from the folder. */
  appliedBy?: number | null;
  /** Turns a plan down: then nothing is changed. */
  shouldReject?: (plan: Plan) => boolean;
}

/** The same for good, in the caller's transaction and under the lock of the school. */
export const runRoster = async (
  deps: RosterDeps,
  tx: Db,
  { school, read, appliedBy = null, shouldReject }: Running,
): Promise<{ result: RosterResult; isRejected: boolean }> => {
  const { now, existing, plan, problems, staffName } = await compare(deps, tx, { school, read, appliedBy });
  const isRejected = shouldReject?.(plan) ?? false;
  const applied = isRejected
    ? nothingApplied
    : await applyRoster(deps, tx, { ...school, plan, existing, problems, now });
  if (!isRejected) await updateSchoolNumber(tx, school.organisation_id, read.roster.schoolId);
  return { result: presentPlan({ plan, problems, staffName, applied }), isRejected };
};
