import { createHash } from 'node:crypto';
import type { CheckedInput, RosterResult, roster } from '@inkling/contract';
import { conflict } from '../../http/app-error.ts';
import type { Caller } from '../../http/caller.ts';
import { findOwnSchool, lockOwnSchool } from '../school/index.ts';
import type { RosterDeps } from './apply/apply-context.ts';
import { rosterReasons } from './roster.messages.ts';
import { withoutNames } from './roster.presenter.ts';
import { insertRun, tryLockRoster } from './roster.queries.ts';
import { readRosterZip, runRoster, previewRoster } from './run-roster.ts';

type Import = CheckedInput<typeof roster.importRoster>['body'];

export const digestOf = (zip: Buffer): string => createHash('sha256').update(zip).digest('hex');

/** An admin sees first what would change; carried out, it is one transaction or nothing. */
export const importRoster = async (
  deps: RosterDeps,
  caller: Caller,
  { zip: text, filename, dry_run }: Import,
): Promise<RosterResult> => {
  const own = await findOwnSchool(deps.db, caller);
  const zip = Buffer.from(text, 'base64');
  const read = await readRosterZip(deps, own, zip);
  if ('rejection' in read) return read.rejection;
  if (dry_run) return previewRoster(deps.db, own, { read, appliedBy: caller.id, now: deps.clock.now() });
  return deps.db.transaction(async (tx) => {
    if (!(await tryLockRoster(tx, own.organisation_id))) throw conflict(rosterReasons.isBeingApplied);
    const { organisation_id, school } = await lockOwnSchool(tx, caller);
    const { result } = await runRoster(deps, tx, {
      school: { organisation_id, school },
      read,
      appliedBy: caller.id,
    });
    await insertRun(tx, {
      organisation_id,
      source: 'upload',
      filename,
      digest: digestOf(zip),
      result: withoutNames(result),
      created_at: deps.clock.now(),
    });
    return result;
  });
};
