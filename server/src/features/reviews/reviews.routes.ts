import type { reviews } from '@inkling/contract';
import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/register-endpoints.ts';
import { addReview } from './add-review.ts';
import { editComment, removeComment } from './change-comment.ts';
import { markReviewed } from './mark-reviewed.ts';
import { readReviews } from './read-reviews.ts';

export const reviewsRoutes = (deps: Deps): Handlers<typeof reviews> => ({
  listReviews: ({ caller, params }) => readReviews(deps, caller, params.id),
  addReview: ({ caller, params, body }) => addReview(deps, caller, { writingId: params.id, body }),
  editComment: ({ caller, params, body }) => editComment(deps, caller, { reviewId: params.id, change: body }),
  removeComment: ({ caller, params }) => removeComment(deps, caller, params.id),
  markReviewed: ({ caller, body }) => markReviewed(deps, caller, body.writing_ids),
});
