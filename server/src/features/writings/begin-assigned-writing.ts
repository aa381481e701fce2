import type { Writing } from '@inkling/contract';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../http/app-error.ts';
import type { Caller } from '../../http/caller.ts';
import { checkSubscriptionPlanLimit } from '../billing/index.ts';
import { findWritingDetail } from './writing-detail.queries.ts';
import { nextStatus } from './writing-transitions.ts';
import { presentWriting } from './writings.presenter.ts';
import { lockWriting, updateWriting } from './writings.queries.ts';

/** Plan limits and badges go by the school's day, so beginning and finishing a writing need its time zone. */
export type WritingDeps = Pick<Deps, 'clock' | 'config' | 'db'>;

/** Begins an assigned writing. Work for a challenge counts against the family's plan from here on; class work never does. */
export const beginAssignedWriting = (
  deps: WritingDeps,
  caller: Caller,
  writingId: number,
): Promise<Writing> =>
  deps.db.transaction(async (tx) => {
    const writing = await lockWriting(tx, caller.id, writingId);
    if (!writing) throw notFound('This writing');
    const status = nextStatus('open', writing.status);
    if (status && status !== writing.status) {
      const now = deps.clock.now();
      const isCounted = writing.challenge_id !== null && writing.course_id === null;
      if (isCounted) await checkSubscriptionPlanLimit(deps, tx, caller);
      await updateWriting(tx, writingId, {
        status,
        started_at: now,
        updated_at: now,
        ...(isCounted && { counted_at: now }),
      });
    }
    const opened = await findWritingDetail(tx, caller, writingId);
    if (!opened) throw notFound('This writing');
    return presentWriting(opened, caller);
  });
