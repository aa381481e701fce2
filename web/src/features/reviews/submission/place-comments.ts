import type { Review } from '@inkling/contract';
import { locatePassage } from '../../../shared/feedback/locate-passage.ts';
import type { PlacedPassage } from './split-at-passages.ts';

export interface PlacedComment {
  review: Review;
  /** Its number in the text; null when it is about the whole, or its words are gone. */
  place: PlacedPassage | null;
}

/** What was said, each comment on a passage with the number it has in the text, in the order of the text. */
export const placeComments = (text: string, reviews: Review[]): PlacedComment[] => {
  const found = reviews
    .filter(({ action }) => action !== 'reviewed')
    .map((review) => ({ review, at: review.passage && locatePassage(text, review.passage) }));
  const inOrder = found
    .filter(({ at }) => at)
    .toSorted((a, b) => (a.at?.start ?? 0) - (b.at?.start ?? 0))
    .map(({ review }) => review.id);
  return found.map(({ review, at }) => ({
    review,
    place: at && { ...at, number: inOrder.indexOf(review.id) + 1 },
  }));
};
