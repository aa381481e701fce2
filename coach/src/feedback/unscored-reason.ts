import type { UnscoredReason } from '@inkling/contract';
import type { FeedbackContext } from './feedback-context.ts';
import { readState } from './read-state.ts';

/** A number for what the scale does not fit says something untrue about the writer, so there is none. */
export const unscoredReason = (
  read: Pick<FeedbackContext, 'text' | 'analysis' | 'assessment'>,
): UnscoredReason | null => {
  if (readState(read) !== 'readable') return 'too_little';
  return read.analysis.isVerse ? 'poem' : null;
};
