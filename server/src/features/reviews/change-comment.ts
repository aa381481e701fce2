import type { Review } from '@inkling/contract';
import type { Db } from '../../db/connect.ts';
import type { Deps } from '../../deps.ts';
import { conflict, notFound } from '../../http/app-error.ts';
import type { Caller } from '../../http/caller.ts';
import { reviewPermissions } from './reviews.policy.ts';
import { presentReview } from './reviews.presenter.ts';
import { deleteReview, findReview, lockReviewableWriting, setReviewComment } from './reviews.queries.ts';

/** Only the author may change a comment, and only on work they can still see. */
const findOwn = async (tx: Db, teacher: Caller, reviewId: number) => {
  const found = await findReview(tx, reviewId);
  const isOwn = found?.review.reviewer_id === teacher.id;
  if (!found || !isOwn || !(await lockReviewableWriting(tx, teacher, found.review.writing_id)))
    throw notFound('This comment');
  return found.review;
};

export const editComment = (
  deps: Pick<Deps, 'clock' | 'db'>,
  teacher: Caller,
  { reviewId, comment }: { reviewId: number; comment: string },
): Promise<Review> =>
  deps.db.transaction(async (tx) => {
    const review = await findOwn(tx, teacher, reviewId);
    if (!reviewPermissions(review, teacher).edit) throw conflict('Only comments can be changed.');
    await setReviewComment(tx, reviewId, { comment, now: deps.clock.now() });
    const changed = await findReview(tx, reviewId);
    if (!changed) throw new Error('a review is there after it was changed');
    return presentReview(changed, teacher);
  });

export const removeComment = (deps: Pick<Deps, 'db'>, teacher: Caller, reviewId: number): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const review = await findOwn(tx, teacher, reviewId);
    if (!reviewPermissions(review, teacher).remove)
      throw conflict('Only comments that did not return the work can be taken back.');
    await deleteReview(tx, reviewId);
  });
