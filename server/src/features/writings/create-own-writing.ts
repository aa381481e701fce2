import type { CheckedInput, Writing, writings } from '@inkling/contract';
import { notFound } from '../../http/app-error.ts';
import type { Caller } from '../../http/caller.ts';
import { checkSubscriptionPlanLimit } from '../billing/index.ts';
import { defaultWorkflows } from '../workflows/index.ts';
import type { WritingDeps } from './begin-assigned-writing.ts';
import { findWritingDetail } from './writing-detail.queries.ts';
import { presentWriting } from './writings.presenter.ts';
import { insertWriting } from './writings.queries.ts';

/** Begins a writing of the child's own, already under way and counted. */
export const createOwnWriting = (
  deps: WritingDeps,
  caller: Caller,
  form: CheckedInput<typeof writings.createOwnWriting>['body'],
): Promise<Writing> =>
  deps.db.transaction(async (tx) => {
    await checkSubscriptionPlanLimit(deps, tx, caller);
    const now = deps.clock.now();
    const writingId = await insertWriting(tx, {
      ...form,
      student_id: caller.id,
      status: 'progressing',
      own_steps: defaultWorkflows[form.writing_type],
      started_at: now,
      counted_at: now,
      created_at: now,
      updated_at: now,
    });
    const started = await findWritingDetail(tx, caller, writingId);
    if (!started) throw notFound('This writing');
    return presentWriting(started, caller);
  });
