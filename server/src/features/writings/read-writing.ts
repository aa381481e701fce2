import type { Writing } from '@inkling/contract';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../http/app-error.ts';
import type { Caller } from '../../http/caller.ts';
import { requirePlanToReadWork } from '../billing/index.ts';
import { findVisibleWriting } from './visible-writings.queries.ts';
import { findWritingDetail } from './writing-detail.queries.ts';
import { presentWriting } from './writings.presenter.ts';
import { recordView } from './writings.queries.ts';

/** One writing; anybody but its student leaves a trace that the parents can see. */
export const readWriting = async (
  deps: Pick<Deps, 'clock' | 'db'>,
  caller: Caller,
  writingId: number,
): Promise<Writing> => {
  const row = await findWritingDetail(deps.db, caller, writingId);
  if (!row) throw notFound('This writing');
  if (row.student.id !== caller.id) {
    await requirePlanToReadWork(deps.db, caller);
    await recordView(deps.db, { writingId, viewerId: caller.id, now: deps.clock.now() });
  }
  return presentWriting(row, caller);
};

/** For what hangs on a writing (drafts, logs, reviews): the same people see it and leave the same trace. */
export const checkMayRead = async (
  deps: Pick<Deps, 'clock' | 'db'>,
  caller: Caller,
  writingId: number,
): Promise<void> => {
  const writing = await findVisibleWriting(deps.db, caller, writingId);
  if (!writing) throw notFound('This writing');
  if (writing.student_id === caller.id) return;
  await requirePlanToReadWork(deps.db, caller);
  await recordView(deps.db, { writingId, viewerId: caller.id, now: deps.clock.now() });
};
