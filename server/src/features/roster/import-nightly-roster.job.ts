import type { RosterResult } from '@inkling/contract';
import { z } from 'zod';
import type { Db } from '../../db/connect.ts';
import { job } from '../../jobs/job.ts';
import { notify } from '../notifications/index.ts';
import { listMembers, lockSchool } from '../school-staff/index.ts';
import type { RosterDeps } from './apply/apply-context.ts';
import type { Roster } from './files/roster.ts';
import { digestOf } from './import-roster.ts';
import { findSchoolNumber } from './plan/existing-data.queries.ts';
import { emptiesClasses } from './plan/plan.ts';
import { rosterNotes, rosterReasons } from './roster.messages.ts';
import { presentRejection, withoutNames } from './roster.presenter.ts';
import { findLastRun, findSchoolName, insertRun, tryLockRoster } from './roster.queries.ts';
import { type FoundZip, findNewestZip, folderZipMegabytes } from './roster-folder.ts';
import { rosterApplied, rosterNeedsConfirmation, rosterRefused } from './roster-notices.ts';
import { readRosterZip, runRoster, type School } from './run-roster.ts';

interface Outcome {
  result: RosterResult;
  /** How many it would have taken out of classes, where that was too many. */
  tooManyLeave?: number;
}

const rejectedOutcome = (result: RosterResult): Outcome => {
  const tooManyLeave = result.counts.student_left;
  const reason = rosterNotes.tooManyLeave(tooManyLeave);
  return { result: presentRejection({ file: 'enrollments.csv', line: null, reason }), tooManyLeave };
};

/**
 * Nobody looks at a file of the night first. Which school is ours must be known by then, and what is read every night
 * must say all: changes that were missed or read twice would go unnoticed.
 */
const findNightlyProblem = async (tx: Db, { organisation_id }: School, { hasDelta }: Roster) => {
  if ((await findSchoolNumber(tx, organisation_id)) === null)
    return { file: 'orgs.csv', line: null, reason: rosterReasons.firstByHand };
  return hasDelta ? { file: 'manifest.csv', line: null, reason: rosterReasons.wholeOnly } : null;
};

const runZip = async (deps: RosterDeps, tx: Db, { school, zip }: { school: School; zip: FoundZip }) => {
  if (!zip.bytes) {
    const reason = rosterReasons.tooLarge(folderZipMegabytes);
    return { result: presentRejection({ file: '', line: null, reason }) };
  }
  const read = await readRosterZip(deps, school, zip.bytes);
  if ('rejection' in read) return { result: read.rejection };
  const problem = await findNightlyProblem(tx, school, read.roster);
  if (problem) return { result: presentRejection(problem) };
  const { result, isRejected } = await runRoster(deps, tx, { school, read, shouldReject: emptiesClasses });
  return isRejected ? rejectedOutcome(result) : { result };
};

const noticeFor = ({ result, tooManyLeave }: Outcome, told: { user_id: number; dedupe_key: string }) => {
  if (tooManyLeave !== undefined) return rosterNeedsConfirmation({ ...told, leaving: tooManyLeave });
  if (!result.can_apply) return rosterRefused(told);
  return rosterApplied({ ...told, counts: result.counts, problems_count: result.problems_count });
};

/** Admins hear of a new file and of every change; a night that finds all as it was is only noted. */
const tellAdmins = async (
  deps: RosterDeps,
  tx: Db,
  told: { school: School; outcome: Outcome; digest: string },
) => {
  const { school, outcome, digest } = told;
  const members = await listMembers(tx, school.organisation_id);
  const dedupe_key = `roster ${digest} ${deps.clock.now().toISOString()}`;
  await notify(
    deps,
    tx,
    members
      .filter(({ role }) => role === 'admin')
      .map(({ user_id }) => noticeFor(outcome, { user_id, dedupe_key })),
  );
};

const hasChanges = ({ counts }: RosterResult): boolean => Object.values(counts).some((count) => count > 0);

/** Reads the newest zip of one school's folder, as if an admin had uploaded and applied it. */
export const importNightlyRoster = job({
  name: 'import-nightly-roster',
  data: z.object({ organisation_id: z.number() }),
  keyOf: ({ organisation_id }) => String(organisation_id),
  run: async (deps: RosterDeps, { organisation_id }) => {
    const name = await findSchoolName(deps.db, organisation_id);
    const folder = deps.config.ROSTER_DIR;
    const zip = name !== undefined && folder !== undefined && (await findNewestZip(folder, organisation_id));
    if (!zip) return;
    const school = { organisation_id, school: name };
    const digest = zip.bytes ? digestOf(zip.bytes) : 'too large';
    await deps.db.transaction(async (tx) => {
      // Whoever uploads one meanwhile is told; one that is being applied is waited for.
      await tryLockRoster(tx, organisation_id);
      await lockSchool(tx, organisation_id);
      const last = await findLastRun(tx, organisation_id);
      // What an admin uploaded since is newer than the file.
      if (last?.source === 'upload' && last.created_at.getTime() > zip.changedAt) return;
      const isNew = last?.digest !== digest;
      const outcome = await runZip(deps, tx, { school, zip });
      await insertRun(tx, {
        organisation_id,
        source: 'folder',
        filename: zip.filename,
        digest,
        result: withoutNames(outcome.result),
        created_at: deps.clock.now(),
      });
      if (isNew || hasChanges(outcome.result)) await tellAdmins(deps, tx, { school, outcome, digest });
    });
  },
});
