import type { Writing } from '@inkling/contract';
import type { Deps } from '../../deps.ts';
import { conflict, notFound } from '../../http/app-error.ts';
import type { Caller } from '../../http/caller.ts';
import { findWritingDetail } from './writing-detail.queries.ts';
import { mayRenameWriting } from './writings.policy.ts';
import { presentWriting } from './writings.presenter.ts';
import { lockWriting, updateWriting } from './writings.queries.ts';

/** A child may think of a better title for what they began, until it is finished. */
export const renameWriting = (
  deps: Pick<Deps, 'clock' | 'db'>,
  caller: Caller,
  { writingId, title }: { writingId: number; title: string },
): Promise<Writing> =>
  deps.db.transaction(async (tx) => {
    const writing = await lockWriting(tx, caller.id, writingId);
    if (!writing) throw notFound('This writing');
    if (!mayRenameWriting(writing, caller)) throw conflict('This title cannot be changed.');
    await updateWriting(tx, writingId, { title, updated_at: deps.clock.now() });
    const renamed = await findWritingDetail(tx, caller, writingId);
    if (!renamed) throw notFound('This writing');
    return presentWriting(renamed, caller);
  });
