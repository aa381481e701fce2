import type { Page, Review } from '@inkling/contract';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../http/caller.ts';
import { singlePage } from '../../http/paging.ts';
import { checkMayRead } from '../writings/index.ts';
import { presentReview } from './reviews.presenter.ts';
import { listReviews } from './reviews.queries.ts';

/** All that was said about a writing. Reading it leaves it to be reviewed: that is for the teacher to say. */
export const readReviews = async (
  deps: Pick<Deps, 'clock' | 'db'>,
  caller: Caller,
  writingId: number,
): Promise<Page<Review>> => {
  await checkMayRead(deps, caller, writingId, 'what-a-teacher-said');
  return singlePage((await listReviews(deps.db, writingId)).map((row) => presentReview(row, caller)));
};
