import type { Evidence } from '../assessment.ts';
import type { Draft } from './draft.ts';
import type { Climb } from './ladder.ts';

export interface CriterionResult extends Climb {
  /** Spans of the credited text. */
  evidence: Evidence[];
}

export type MarkCriterion = (draft: Draft) => CriterionResult;
