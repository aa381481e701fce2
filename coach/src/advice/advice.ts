import type { AdviceOutcome, Criterion } from '@inkling/contract';
import type { Span } from '../marking/assessment.ts';

/** A place in a draft, with the words that stood there. */
export interface Passage extends Span {
  quote: string;
}

/** One thing a child was told to do, with all that is needed to see later whether it came true. */
export interface Advice {
  criterion: Criterion;
  /** Which rule it comes from, such as `ideas.addSenses`. */
  rule: string;
  text: string;
  /** The sentence it is about, where it is about one. */
  passage: Passage | null;
  /** The words it is about, such as those to spell again. */
  words: string[];
}

/** A draft that was read before, with what it was told to do. */
export interface EarlierDraft {
  text: string;
  advice: readonly Advice[];
}

export interface AdviceFollowUp {
  /** null where only a person could tell. */
  outcome: AdviceOutcome | null;
  /** What stands at the place now. */
  after: string | null;
}
