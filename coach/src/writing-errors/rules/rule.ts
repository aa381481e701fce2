import type { Span } from '../../marking/assessment.ts';
import type { TextAnalysis } from '../../parse/index.ts';
import type { FindingKind } from '../finding.ts';
import type { Suggest } from '../spelling-suggestions/create-suggester.ts';
import type { KnownWords } from '../words/known-words.ts';

/** A possible finding, before overlaps are settled and the reason is worded. */
export interface Candidate extends Span {
  kind: FindingKind;
  rule: string;
  suggestions: string[];
  /** Words for the reason: the word written and the one meant. */
  about?: { wrong: string; right: string };
}

export interface RuleInput {
  /** Same length as the child's text, with straight quotes and apostrophes, so spans carry over. */
  text: string;
  analysis: TextAnalysis;
  knownWords: KnownWords;
  suggest: Suggest;
}

export type Rule = (input: RuleInput) => Candidate[];
