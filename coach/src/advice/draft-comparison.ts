import type { FeedbackContext } from '../feedback/index.ts';
import type { Sentence, TextAnalysis } from '../parse/index.ts';
import type { Alignment } from '../revision/align-sentences.ts';
import type { Finding } from '../writing-errors/finding.ts';
import type { Advice } from './advice.ts';
import type { RelocatedPassage } from './relocate-passage.ts';

/** All that a check may look at: the draft before, the draft now, and what became of the passage. */
export interface DraftComparison {
  advice: Advice;
  before: TextAnalysis;
  /** The errors in the draft before. */
  findings: readonly Finding[];
  after: TextAnalysis;
  /** Of the draft now, with its errors. */
  context: FeedbackContext;
  alignment: Alignment;
  /** null where the advice is about no one sentence. */
  relocated: RelocatedPassage | null;
}

/** `new_text`: something was written, and the check cannot tell what it does. */
export type AdviceCheckResult = 'done' | 'partly' | 'new_text' | 'not_yet';
export type AdviceCheck = (comparison: DraftComparison) => AdviceCheckResult | null;

export const textOfSentences = ({ text }: TextAnalysis, sentences: readonly Sentence[]): string =>
  sentences.map(({ start, end }) => text.slice(start, end)).join(' ');

export const followedWhen = (isDone: boolean, isBegun = false): AdviceCheckResult =>
  isDone ? 'done' : isBegun ? 'partly' : 'not_yet';

const countOf = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** Whole words, whatever their case. */
export const wordPattern = (words: readonly string[]): RegExp => {
  const escaped = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`(?<![\\p{L}’'])(?:${escaped.join('|')})(?![\\p{L}])`, 'giu');
};

/** How often the words stand in the draft before and now. */
export const countInBothDrafts = (
  { before, after }: DraftComparison,
  pattern: RegExp,
): { before: number; after: number } => ({
  before: countOf(before.text, pattern),
  after: countOf(after.text, pattern),
});

/** Sentences at the passage and new ones beside it; without a passage, all that is new or changed. */
export const sentencesWrittenNow = ({ relocated, after, alignment }: DraftComparison): Sentence[] => {
  if (relocated) return relocated.fate === 'same' ? [] : relocated.around;
  const kept = new Set([...alignment.unchanged].flatMap((old) => alignment.becameOf.get(old) ?? []));
  return after.sentences.filter((sentence) => !kept.has(sentence));
};

/** Old sentences that became something: a deleted one has not become better. */
export const survivors = ({ before, alignment }: DraftComparison): Sentence[] =>
  before.sentences.filter((old) => (alignment.becameOf.get(old)?.length ?? 0) > 0);
