import type { Review, Writing } from '@inkling/contract';

/** What every side of a review is given. */
export interface TabProps {
  writing: Writing;
  reviews: Review[];
}
