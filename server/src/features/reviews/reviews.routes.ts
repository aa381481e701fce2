import type { reviews } from '@inkling/contract';
import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/serve.ts';
import { addReview } from './add-review.ts';
import { openReviews } from './open-reviews.ts';

export const reviewsRoutes = (deps: Deps): Handlers<typeof reviews> => ({
  listReviews: ({ caller, params }) => openReviews(deps, caller, params.id),
  addReview: ({ caller, params, body }) => addReview(deps, caller, { writingId: params.id, body }),
});
