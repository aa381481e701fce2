import { createHash } from 'node:crypto';
import type { CheckedInput, RosterResult, roster } from '@inkling/contract';
import { nameInAuditLog } from '../../db/audit-in-same-transaction.ts';
import type { Deps } from '../../deps.ts';
import { conflict, notFound } from '../../http/app-error.ts';
import type { Caller } from '../../http/caller.ts';
import { findOwnSchool, lockOwnSchool } from '../school/index.ts';
import type { RosterDeps } from './apply/apply-context.ts';
import { retryAfterRaces } from './retry-after-races.ts';
import { rosterReasons } from './roster.messages.ts';
import { presentRejection, removeNamesAndQuotes } from './roster.presenter.ts';
import { insertRun, tryLockRoster } from './roster.queries.ts';
import { findNewestZip, folderZipMegabytes, readFolderZip } from './roster-folder.ts';
import { previewRoster, type ReadZip, readRosterZip, runRoster } from './run-roster.ts';

type Import = CheckedInput<typeof roster.importRoster>['body'];

export const digestOf = (zip: Buffer): string => createHash('sha256').update(zip).digest('hex');

/** The file that would be read at night, for an admin who does not want to wait or has to look at it first. */
export const findFolderZip = async ({ config }: Pick<Deps, 'config'>, organisationId: number) => {
  if (config.ROSTER_DIR === undefined) return null;
  // The page is of use without a folder that cannot be read; at night admins are told of it.
  const zip = await findNewestZip(config.ROSTER_DIR, organisationId).catch(() => null);
  return zip && { filename: zip.filename, changed_at: zip.changedAt.toISOString() };
};

/** The very file that the admin has looked at: another may have been put there since. */
const loadFolderZip = async (
  { config }: Pick<Deps, 'config'>,
  organisationId: number,
  asked: Pick<Import, 'filename' | 'folder_changed_at'>,
): Promise<Buffer | null> => {
  const zip = config.ROSTER_DIR ? await findNewestZip(config.ROSTER_DIR, organisationId) : null;
  if (!zip) throw notFound('This file');
  const isSame = zip.filename === asked.filename && zip.changedAt.toISOString() === asked.folder_changed_at;
  if (!isSame) throw conflict(rosterReasons.otherFileInFolder);
  return readFolderZip(zip);
};

type UsableZip = Exclude<ReadZip, { rejection: unknown }>;

const apply = (
  deps: RosterDeps,
  caller: Caller,
  { read, filename, digest }: { read: UsableZip; filename: string; digest: string },
): Promise<RosterResult> =>
  deps.db.transaction(async (tx) => {
    const own = await findOwnSchool(tx, caller);
    if (!(await tryLockRoster(tx, own.organisation_id))) throw conflict(rosterReasons.isBeingApplied);
    // It takes a while: whoever joins or signs on for the first time need not wait for it.
    const { organisation_id, school } = await lockOwnSchool(tx, caller, 'no key update');
    const { result } = await runRoster(deps, tx, {
      school: { organisation_id, school },
      read,
      appliedBy: caller.id,
    });
    nameInAuditLog('student', result.student_ids);
    nameInAuditLog('staff', result.staff_ids);
    nameInAuditLog('course', result.course_ids);
    nameInAuditLog('invitation', result.invitation_ids);
    await insertRun(tx, {
      organisation_id,
      source: 'upload',
      filename,
      digest,
      result: removeNamesAndQuotes(result),
      created_at: deps.clock.now(),
    });
    return result;
  });

/** An admin sees first what would change; carried out, it is one transaction or nothing. */
export const importRoster = async (deps: RosterDeps, caller: Caller, body: Import): Promise<RosterResult> => {
  const own = await findOwnSchool(deps.db, caller);
  const zip =
    body.zip === undefined
      ? await loadFolderZip(deps, own.organisation_id, body)
      : Buffer.from(body.zip, 'base64');
  if (!zip)
    return presentRejection({ file: '', line: null, reason: rosterReasons.tooLarge(folderZipMegabytes) });
  const read = await readRosterZip(deps, own, zip);
  if ('rejection' in read) return read.rejection;
  if (body.dry_run) return previewRoster(deps, own, { read, appliedBy: caller.id });
  const { filename } = body;
  return retryAfterRaces(() => apply(deps, caller, { read, filename, digest: digestOf(zip) }));
};
