import type { Alert, Review, Writing } from '@inkling/contract';

/** What every side of a review is given. */
export interface TabProps {
  writing: Writing;
  reviews: Review[];
  /** The worry whose words the reader came to see. */
  alert: Alert | null;
  /** The teacher marks blind and has not saved yet. */
  hidesCoach: boolean;
  /** Asked before the piece is returned; the response shows the one after it. */
  findNext: () => Promise<() => void>;
}
