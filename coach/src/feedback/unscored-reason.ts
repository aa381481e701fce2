import type { UnscoredReason } from '@inkling/contract';
import { draftMarkability } from './draft-markability.ts';
import type { FeedbackContext } from './feedback-context.ts';
import { isOtherGenre } from './other-genre-remarks.ts';

/** A number for what the scale does not fit says something untrue about the writer, so there is none. */
export const unscoredReason = (
  read: Pick<FeedbackContext, 'text' | 'analysis' | 'assessment' | 'isAnyKind'>,
): UnscoredReason | null => {
  if (draftMarkability(read) !== 'readable') return 'too_little';
  if (read.analysis.isPoem) return 'poem';
  return isOtherGenre(read) ? 'other_kind' : null;
};
