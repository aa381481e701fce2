import type { RosterResult } from '@inkling/contract';
import { z } from 'zod';
import type { NamedInAuditLog } from '../../db/audit-in-same-transaction.ts';
import type { Db } from '../../db/connect.ts';
import { job } from '../../jobs/job.ts';
import { recordRosterOfNight } from '../audit/index.ts';
import { notify, type OutgoingNotification } from '../notifications/index.ts';
import { listSchoolMembers, lockSchool } from '../school-membership/index.ts';
import type { RosterDeps } from './apply/apply-context.ts';
import type { Roster } from './files/roster.ts';
import { digestOf } from './import-roster.ts';
import { findSchoolNumber } from './plan/existing-data.queries.ts';
import { emptiesClasses } from './plan/plan.ts';
import { retryAfterRaces } from './retry-after-races.ts';
import { rosterNotes, rosterReasons } from './roster.messages.ts';
import { presentRejection, removeNamesAndQuotes } from './roster.presenter.ts';
import { findLastRun, findSchoolName, insertRun, tryLockRoster } from './roster.queries.ts';
import { type FolderZip, findNewestZip, folderZipMegabytes, readFolderZip } from './roster-folder.ts';
import {
  type Recipient,
  rosterApplied,
  rosterFailed,
  rosterNeedsConfirmation,
  rosterRefused,
} from './roster-notices.ts';
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

const runZip = async (
  deps: RosterDeps,
  tx: Db,
  { school, bytes }: { school: School; bytes: Buffer | null },
) => {
  if (!bytes) {
    const reason = rosterReasons.tooLarge(folderZipMegabytes);
    return { result: presentRejection({ file: '', line: null, reason }) };
  }
  const read = await readRosterZip(deps, school, bytes);
  if ('rejection' in read) return { result: read.rejection };
  const problem = await findNightlyProblem(tx, school, read.roster);
  if (problem) return { result: presentRejection(problem) };
  const { result, isRejected } = await runRoster(deps, tx, { school, read, shouldReject: emptiesClasses });
  return isRejected ? rejectedOutcome(result) : { result };
};

const noticeFor = ({ result, tooManyLeave }: Outcome, admin: Recipient): OutgoingNotification => {
  if (tooManyLeave !== undefined) return rosterNeedsConfirmation({ ...admin, leaving: tooManyLeave });
  if (!result.can_apply) return rosterRefused(admin);
  return rosterApplied({ ...admin, counts: result.counts, problems_count: result.problems_count });
};

interface Telling {
  organisation_id: number;
  /** What a notification is of: one for each. */
  of: string;
  notice: (admin: Recipient) => OutgoingNotification;
}

const tellAdmins = async (deps: RosterDeps, tx: Db, { organisation_id, of, notice }: Telling) => {
  const members = await listSchoolMembers(tx, organisation_id);
  const dedupe_key = `roster ${of} ${deps.clock.now().toISOString()}`;
  await notify(
    deps,
    tx,
    members.filter(({ role }) => role === 'admin').map(({ user_id }) => notice({ user_id, dedupe_key })),
  );
};

const hasChanges = ({ counts }: RosterResult): boolean => Object.values(counts).some((count) => count > 0);

/** Of a run that was turned down nothing was applied, and its lists are empty. */
const recordRun = async (
  { clock }: RosterDeps,
  tx: Db,
  organisation_id: number,
  { student_ids, staff_ids, course_ids, invitation_ids }: RosterResult,
): Promise<void> => {
  const named: NamedInAuditLog[] = [
    { object: 'student', ids: student_ids },
    { object: 'staff', ids: staff_ids },
    { object: 'course', ids: course_ids },
    { object: 'invitation', ids: invitation_ids },
  ];
  if (named.some(({ ids }) => ids.length > 0))
    await recordRosterOfNight(tx, { now: clock.now(), organisation_id, named });
};

/** Reads one file as if an admin had uploaded and applied it. */
const importZip = (
  deps: RosterDeps,
  { school, zip, bytes }: { school: School; zip: FolderZip; bytes: Buffer | null },
) =>
  deps.db.transaction(async (tx) => {
    const { organisation_id } = school;
    // Whoever uploads one meanwhile is told; one that is being applied is waited for.
    await tryLockRoster(tx, organisation_id);
    await lockSchool(tx, organisation_id, 'no key update');
    const last = await findLastRun(tx, organisation_id);
    // What an admin uploaded since is newer than the file.
    const upload = await findLastRun(tx, organisation_id, 'upload');
    if (upload && upload.created_at > zip.changedAt) return;
    const digest = bytes ? digestOf(bytes) : 'too large';
    const outcome = await runZip(deps, tx, { school, bytes });
    if (hasChanges(outcome.result)) await recordRun(deps, tx, organisation_id, outcome.result);
    await insertRun(tx, {
      organisation_id,
      source: 'folder',
      filename: zip.filename,
      digest,
      result: removeNamesAndQuotes(outcome.result),
      created_at: deps.clock.now(),
    });
    // Of a new file and of every change; a night that finds all as it was is only noted.
    if (last?.digest !== digest || hasChanges(outcome.result))
      await tellAdmins(deps, tx, {
        organisation_id,
        of: digest,
        notice: (admin) => noticeFor(outcome, admin),
      });
  });

/** Reads the newest zip of one school's folder. */
export const importNightlyRoster = job({
  name: 'import-nightly-roster',
  data: z.object({ organisation_id: z.number() }),
  keyOf: ({ organisation_id }) => String(organisation_id),
  run: async (deps: RosterDeps, { organisation_id }) => {
    const name = await findSchoolName(deps.db, organisation_id);
    const { ROSTER_DIR } = deps.config;
    const zip =
      name !== undefined && ROSTER_DIR !== undefined && (await findNewestZip(ROSTER_DIR, organisation_id));
    if (!zip) return;
    const school = { organisation_id, school: name };
    const bytes = await readFolderZip(zip);
    await retryAfterRaces(() => importZip(deps, { school, zip, bytes }));
  },
  onGiveUp: async (deps, { organisation_id }) => {
    await deps.db.transaction((tx) =>
      tellAdmins(deps, tx, { organisation_id, of: 'failure', notice: rosterFailed }),
    );
  },
});
