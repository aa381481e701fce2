import type { FeedbackContext } from './feedback-context.ts';

/** `uncredited`: there are words, but none that earn a mark (a copied task, the same line again and again). */
export type ReadState = 'readable' | 'empty' | 'unreadable' | 'uncredited';

export function readState({
  text,
  analysis,
  assessment,
}: Pick<FeedbackContext, 'text' | 'analysis' | 'assessment'>): ReadState {
  if (text.trim() === '') return 'empty';
  if (analysis.gibberish.isGibberish || analysis.words.length === 0) return 'unreadable';
  return assessment.marks.every(({ mark }) => mark === 0) ? 'uncredited' : 'readable';
}
