import type { Genre } from '@inkling/contract';
import type { ExamplesByBand } from '../feedback/examples/example.ts';
import type { RemarkOnCriterion } from '../feedback/feedback-context.ts';
import type { Wording } from '../feedback/remark.ts';
import type { Evidence, SpansByRole } from '../marking/assessment.ts';
import type { Draft } from '../marking/draft.ts';
import type { Measures, Rubric } from '../marking/rubric.ts';

/** What one criterion counts in a draft. */
export interface Measured {
  measures: Measures<string>;
  /** Spans of the credited text. */
  evidence: Evidence[];
  /** Places of the credited text by what they do there, for the remarks. */
  found?: SpansByRole;
}

/** All that the coach knows about one criterion. */
export interface CriterionModule {
  measure: (draft: Draft) => Measured;
  /** One for each genre that is marked on it. */
  rubrics: Partial<Record<Genre, Rubric>>;
  remark: RemarkOnCriterion;
  /** All that is said about it, by the name that its rules of advice begin with. */
  wording: Record<string, object>;
  examples: Partial<Record<Genre, ExamplesByBand>>;
  /** What a text is comes before how it is written down: 1 for ideas and structure, least for spelling. */
  importance: number;
  /** For a text at the top of the scale: one way to go on playing with it. */
  topMarkSuggestion: Wording;
  /** One thing an adult can do about it, in five minutes and without a red pen. */
  howAdultsCanHelp: string;
}
