import type { AiFeedback } from '@inkling/contract';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../http/app-error.ts';
import type { Caller } from '../../http/caller.ts';
import { requirePlanToReadWork } from '../billing/index.ts';
import { findWritingDetail } from './writing-detail.queries.ts';
import { presentFeedback } from './writing-feedback.presenter.ts';

/** The feedback on a writing as far as it has come. */
export const readWritingFeedback = async (
  deps: Pick<Deps, 'clock' | 'db'>,
  caller: Caller,
  writingId: number,
): Promise<AiFeedback> => {
  const row = await findWritingDetail(deps.db, caller, writingId);
  const feedback = row && presentFeedback(row, caller);
  if (!feedback) throw notFound('This feedback');
  if (row.student.id !== caller.id) await requirePlanToReadWork(deps.db, caller);
  return feedback;
};
