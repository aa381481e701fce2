import type { Page, Review } from '@inkling/contract';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../http/caller.ts';
import { wholeList } from '../../http/paging.ts';
import { checkMayRead } from '../writings/index.ts';
import { markReviewed } from './mark-reviewed.ts';
import { whyReviewIsRefused } from './reviews.policy.ts';
import { presentReview } from './reviews.presenter.ts';
import { listReviews, lockReviewable } from './reviews.queries.ts';

/** All that was said about a writing. A teacher who opens completed work has reviewed it by that. */
export const readReviews = async (
  deps: Pick<Deps, 'clock' | 'config' | 'db'>,
  caller: Caller,
  writingId: number,
): Promise<Page<Review>> => {
  await checkMayRead(deps, caller, writingId);
  if (caller.role === 'teacher')
    await deps.db.transaction(async (tx) => {
      const writing = await lockReviewable(tx, caller, writingId);
      if (writing && whyReviewIsRefused('reviewed', writing, caller) === null)
        await markReviewed(deps, tx, { teacher: caller, writing });
    });
  return wholeList((await listReviews(deps.db, writingId)).map(presentReview));
};
