import type { Criterion } from '@inkling/contract';
import type { FeedbackContext } from './feedback-context.ts';
import { isOtherLanguage } from './other-language.ts';

/** `words`: a list, and no sentence yet; `uncredited`: there are words, but none that earn a mark (a copied task, the same line again and again). */
export type DraftMarkability = 'readable' | 'empty' | 'unreadable' | 'uncredited' | 'words';

/** What words alone can earn. */
const firstSteps: ReadonlySet<Criterion> = new Set(['audience', 'ideas', 'vocabulary', 'spelling']);

export function draftMarkability({
  text,
  analysis,
  assessment,
}: Pick<FeedbackContext, 'text' | 'analysis' | 'assessment'>): DraftMarkability {
  if (text.trim() === '') return 'empty';
  if (analysis.gibberish.isGibberish || analysis.words.length === 0 || isOtherLanguage(analysis))
    return 'unreadable';
  if (assessment.marks.every(({ mark }) => mark === 0)) return 'uncredited';
  if (assessment.written === 'list') return 'words';
  const isList = assessment.marks.every(({ criterion, mark }) => mark === 0 || firstSteps.has(criterion));
  // A child who has written sentences isn't asked to make one.
  const hasSentence = analysis.sentences.some(({ kind, endMark }) => kind !== 'fragment' && endMark !== null);
  return isList && !hasSentence && assessment.marks.every(({ mark }) => mark <= 1) ? 'words' : 'readable';
}
