import type { Writing } from '@inkling/contract';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../http/app-error.ts';
import type { Caller } from '../../http/caller.ts';
import { planAllowsReadingWork, requirePlanToReadWork } from '../billing/index.ts';
import { omitPartsOfPaidPlan } from './omit-parts-of-paid-plan.ts';
import { findVisibleWriting } from './visible-writings.queries.ts';
import { findWritingDetail } from './writing-detail.queries.ts';
import { presentWriting } from './writings.presenter.ts';

/** One writing; the record that parents see says who else opened it. */
export const readWriting = async (
  deps: Pick<Deps, 'clock' | 'db'>,
  caller: Caller,
  writingId: number,
): Promise<Writing> => {
  const row = await findWritingDetail(deps.db, caller, writingId);
  if (!row) throw notFound('This writing');
  const writing = presentWriting(row, caller);
  if (row.student.id === caller.id) return writing;
  const isWhole = await planAllowsReadingWork(deps.db, caller);
  if (writing.status !== 'completed') await requirePlanToReadWork(deps.db, caller);
  return isWhole ? writing : omitPartsOfPaidPlan(writing);
};

/** Finished writing and what a teacher said about it need no plan; all else that hangs on a writing does. */
type Part = 'what-a-teacher-said' | 'what-lies-behind';

/** For what hangs on a writing (drafts, logs, reviews): the same people see it. */
export const checkMayRead = async (
  deps: Pick<Deps, 'clock' | 'db'>,
  caller: Caller,
  writingId: number,
  part: Part = 'what-lies-behind',
): Promise<void> => {
  const writing = await findVisibleWriting(deps.db, caller, writingId);
  if (!writing) throw notFound('This writing');
  if (writing.student_id === caller.id) return;
  const isFree = part === 'what-a-teacher-said' && writing.status === 'completed';
  if (!isFree) await requirePlanToReadWork(deps.db, caller);
};
