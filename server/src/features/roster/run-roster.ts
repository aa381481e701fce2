import type { RosterResult } from '@inkling/contract';
import type { Db } from '../../db/connect.ts';
import { dateInTimeZone } from '../../services/clock/local-date.ts';
import { applyRoster } from './apply/apply-roster.ts';
import type { RosterDeps } from './apply/apply-context.ts';
import { readRoster } from './files/read-roster.ts';
import type { Roster } from './files/roster.ts';
import { createProblems, type Problems, UnusableRosterError } from './files/roster-problems.ts';
import { loadEarlierRoster, loadExistingData } from './plan/load-existing-data.ts';
import type { Plan } from './plan/plan.ts';
import { planRoster } from './plan/plan-roster.ts';
import { presentPlan, presentRejection } from './roster.presenter.ts';
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
  db: Db,
  { organisation_id }: School,
  { read: { roster, problems }, appliedBy, now }: { read: Read; appliedBy: number | null; now: Date },
) => {
  const existing = await loadExistingData(db, organisation_id, { roster, now });
  const plan = await planRoster(roster, existing, { problems, appliedBy });
  return { existing, plan, staffName: (id: number) => existing.staff.get(id)?.full_name ?? 'A colleague' };
};

export const previewRoster = async (
  db: Db,
  school: School,
  comparing: { read: Read; appliedBy: number; now: Date },
): Promise<RosterResult> => {
  const { plan, staffName } = await compare(db, school, comparing);
  return presentPlan({ plan, problems: comparing.read.problems, staffName, student_ids: [] });
};

/**
 * The same for good, in the caller's transaction and under the lock of the school. With `shouldReject` a plan may still be
 * turned down: then nothing is changed. Without `appliedBy` it is nobody's, as when it is read from the folder.
 */
export const runRoster = async (
  deps: RosterDeps,
  tx: Db,
  {
    school,
    read,
    appliedBy = null,
    shouldReject,
  }: { school: School; read: Read; appliedBy?: number | null; shouldReject?: (plan: Plan) => boolean },
): Promise<{ result: RosterResult; isRejected: boolean }> => {
  const now = deps.clock.now();
  const { existing, plan, staffName } = await compare(tx, school, { read, appliedBy, now });
  const { problems } = read;
  const isRejected = shouldReject?.(plan) ?? false;
  const student_ids = isRejected
    ? []
    : await applyRoster(deps, tx, { ...school, plan, existing, problems, now });
  if (!isRejected) await updateSchoolNumber(tx, school.organisation_id, read.roster.schoolId);
  return { result: presentPlan({ plan, problems, staffName, student_ids }), isRejected };
};
