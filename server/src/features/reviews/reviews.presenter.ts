import type { Review } from '@inkling/contract';
import type { Caller } from '../../http/caller.ts';
import { reviewPermissions } from './reviews.policy.ts';
import type { ReviewWithReviewer } from './reviews.queries.ts';

export const presentReview = (
  { review, reviewer }: ReviewWithReviewer,
  caller: Pick<Caller, 'id'>,
): Review => ({
  id: review.id,
  created_at: review.created_at.toISOString(),
  updated_at: review.updated_at.toISOString(),
  writing_id: review.writing_id,
  action: review.action,
  reviewer,
  comment: review.comment,
  passage: review.passage,
  score: review.score,
  reason: review.reason,
  permissions: reviewPermissions(review, caller),
});
