import type { UnscoredReason } from '@inkling/contract';
import { draftCondition } from './draft-condition.ts';
import type { FeedbackContext } from './feedback-context.ts';
import { isOtherGenre } from './other-kind-remarks.ts';

/** A number for what the scale does not fit says something untrue about the writer, so there is none. */
export const unscoredReason = (
  read: Pick<FeedbackContext, 'text' | 'analysis' | 'assessment' | 'isAnyKind'>,
): UnscoredReason | null => {
  if (draftCondition(read) !== 'readable') return 'too_little';
  if (read.analysis.isVerse) return 'poem';
  return isOtherGenre(read) ? 'other_kind' : null;
};
