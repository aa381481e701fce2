import type { CheckedInput, Review, reviews } from '@inkling/contract';
import type { Db } from '../../db/connect.ts';
import type { Deps } from '../../deps.ts';
import { conflict, invalid, notFound } from '../../http/app-error.ts';
import type { Caller } from '../../http/caller.ts';
import { reviewPermissions } from './reviews.policy.ts';
import { presentReview } from './reviews.presenter.ts';
import { deleteReview, findReview, lockReviewableWriting, setReviewWords } from './reviews.queries.ts';

type Change = CheckedInput<typeof reviews.editComment>['body'];

const changedElsewhere =
  'These words were changed in another tab or on another device since you opened them. Nothing was overwritten: close this and look at what is new first.';

/** Only the author may change a comment, and only on work they can still see. */
const findOwn = async (tx: Db, teacher: Caller, reviewId: number) => {
  const found = await findReview(tx, reviewId);
  const isOwn = found?.review.reviewer_id === teacher.id;
  if (!found || !isOwn || !(await lockReviewableWriting(tx, teacher, found.review.writing_id)))
    throw notFound('This comment');
  return found.review;
};

/** What the words of a review are called: a score has a reason, all else a comment. */
const wordsFor = (
  { action }: Pick<Review, 'action'>,
  { comment, reason }: Change,
): { comment: string } | { reason: string } => {
  if (action === 'score') {
    if (reason === undefined) throw invalid('reason', 'Please say why');
    return { reason };
  }
  if (comment === undefined) throw invalid('comment', 'Please write a comment');
  return { comment };
};

export const editComment = (
  deps: Pick<Deps, 'clock' | 'db'>,
  teacher: Caller,
  { reviewId, change }: { reviewId: number; change: Change },
): Promise<Review> =>
  deps.db.transaction(async (tx) => {
    const review = await findOwn(tx, teacher, reviewId);
    if (!reviewPermissions(review, teacher).edit)
      throw conflict('Only comments and the reason of a score can be changed.');
    const words = wordsFor(review, change);
    if (change.seen_updated_at && new Date(change.seen_updated_at).getTime() !== review.updated_at.getTime())
      throw conflict(changedElsewhere);
    await setReviewWords(tx, reviewId, { ...words, updated_at: deps.clock.now() });
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
