import type { Evidence } from './assessment.ts';
import type { Draft } from './draft.ts';
import type { Measures, Rubric, RubricResult } from './rubric.ts';

/** What one criterion counts in a draft, and the rubric it stands on. */
export interface Measured {
  rubric: Rubric;
  measures: Measures<string>;
  /** Spans of the credited text. */
  evidence: Evidence[];
}

export type MarkCriterion = (draft: Draft) => Measured;

export interface CriterionResult extends RubricResult {
  evidence: Evidence[];
}
