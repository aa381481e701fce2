import type { Writing } from '@inkling/contract';
import type { Deps } from '../../deps.ts';
import { conflict, notFound } from '../../http/app-error.ts';
import type { Caller } from '../../http/caller.ts';
import { restoreEntries } from './merge-step-entries.ts';
import { findRevision } from './revisions.queries.ts';
import { writeDraft } from './save-writing.queries.ts';
import { findWritingDetail } from './writing-detail.queries.ts';
import { writingPermissions } from './writings.policy.ts';
import { presentWriting } from './writings.presenter.ts';
import { lockWriting } from './writings.queries.ts';

/** Brings an earlier draft back; the present one goes among the earlier ones. */
export const restoreRevision = (
  deps: Pick<Deps, 'clock' | 'db'>,
  caller: Caller,
  which: { id: number; revision_id: number },
): Promise<Writing> =>
  deps.db.transaction(async (tx) => {
    const writing = await lockWriting(tx, caller.id, which.id);
    const revision = writing && (await findRevision(tx, writing.id, which.revision_id));
    if (!writing || !revision) throw notFound('This draft');
    if (!writingPermissions(writing, caller).write)
      throw conflict('This writing is completed and can no longer be changed.');
    await writeDraft(tx, {
      writingId: writing.id,
      version: writing.version,
      draft: restoreEntries(writing, revision),
      keep: 'restored',
      now: deps.clock.now(),
    });
    const restored = await findWritingDetail(tx, caller, writing.id);
    if (!restored) throw notFound('This writing');
    return presentWriting(restored, caller);
  });
