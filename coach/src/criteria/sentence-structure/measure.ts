import {
  countDistinct,
  type Draft,
  draftWithUncertainErrors,
  evidence,
  lengthOf,
} from '../../marking/draft.ts';
import { shareInFaultlessSentences } from '../../measures/word-measures.ts';
import type { Measured } from '../criterion-module.ts';

/** Bounds of the lengths that count as different: a shout, short, middle, long, very long. */
const lengthBounds = [3, 6, 10, 15, 22, 30];
const bandOfMark = (length: number): number => lengthBounds.filter((bound) => length > bound).length;

export const measureSentenceStructure = (draft: Draft): Measured => {
  const { analysis, correct, grammar, prose, words } = draft;
  const slips = Math.max(grammar.length, draftWithUncertainErrors(draft).grammar.length);
  // "What a day!" is right, but shows nothing of how a sentence is built.
  const built = correct.filter((sentence) => sentence.kind !== 'fragment');
  const complex = built.filter((sentence) => sentence.kind === 'complex');
  const opening = (index: number): string => analysis.words[index]?.lower ?? '';
  const openings = countDistinct(built.map((sentence) => opening(sentence.firstWord)));
  const measures = {
    // A run-on still shows that clauses can be built.
    correct:
      built.length +
      (prose.some((sentence) => sentence.clauses > 0 && !correct.includes(sentence)) ? 0.5 : 0),
    soundness: shareInFaultlessSentences(draft),
    complex: complex.length,
    clauseMix: complex.length,
    control: shareInFaultlessSentences(draft),
    openings,
    lengths: countDistinct(built.map((sentence) => bandOfMark(lengthOf(sentence)))),
    // One slip in twenty words stands for none of them being right.
    grammar: words.length === 0 ? 0 : Math.max(0, 1 - (20 * slips) / Math.max(words.length, 20)),
  };
  const faults = prose.flatMap((sentence) => sentence.faults);
  const runOns = faults.filter((fault) => fault.kind !== 'comma-splice');
  const splices = faults.filter((fault) => fault.kind === 'comma-splice');
  return {
    measures,
    evidence: [
      ...evidence(complex.slice(0, 3), 'complex sentence that works'),
      ...evidence(complex.length === 0 ? built.slice(0, 3) : [], 'sentence that works'),
      ...evidence(splices, 'two sentences joined by a comma', 'against'),
      ...evidence(runOns, 'two sentences run together', 'against'),
      ...evidence(grammar, 'words that don’t fit together', 'against'),
    ],
  };
};
