import type { Evidence } from './assessment.ts';
import type { Draft } from './draft.ts';
import type { Climb, Ladder, Measures } from './rubric.ts';

/** What one criterion counts in a draft, and the ladder it stands on. */
export interface Measured {
  ladder: Ladder;
  measures: Measures<string>;
  /** Spans of the credited text. */
  evidence: Evidence[];
}

export type MarkCriterion = (draft: Draft) => Measured;

export interface CriterionResult extends Climb {
  evidence: Evidence[];
}
