import type { Genre } from '@inkling/contract';
import { firstOverlap } from '../parse/first-span-after.ts';
import type { Sentence, TextAnalysis, Word } from '../parse/index.ts';
import { wordsOf } from '../parse/words-of.ts';
import type { Finding, FindingKind } from '../writing-errors/finding.ts';
import type { Evidence, Span } from './assessment.ts';

/** What every criterion measures: the credited text with its errors sorted to words and sentences. */
export interface Draft {
  genre: Genre;
  /** The task is not for a story or an argument in particular, so any kind of text fits. */
  isAnyKind: boolean;
  analysis: TextAnalysis;
  findings: Finding[];
  /** Sentences of the body, not titles, greetings or sign-offs. */
  prose: Sentence[];
  /** Words of those sentences. */
  words: Word[];
  /** Words that are spelled right and in use: only these earn anything. */
  sound: Word[];
  misspelt: Word[];
  /** Places where words don't fit together: grammar findings and the text's own slips, each once. */
  grammar: Span[];
  /** Prose sentences without a run-on, a comma splice or a grammar finding. */
  correct: Sentence[];
  /** Distinct misspellings in passages that earn nothing, which still count as errors. */
  strayMisspellings: number;
  /** The same text with what is in doubt, which weighs in every share and earns nothing; null where nothing is. */
  withDoubtful: Draft | null;
}

export const overlaps = (a: Span, b: Span): boolean => a.start < b.end && b.start < a.end;

export const errorsOfKind = (findings: Finding[], kind: FindingKind): Finding[] =>
  findings.filter((finding) => finding.kind === kind);

export const lengthOf = (sentence: Sentence): number => sentence.endWord - sentence.firstWord;

/** "What a day!": longer than this nobody shouts without a verb. */
const longestShout = 6;

/** A group of words without a verb is right where people talk or shout, and in a word or two. */
const isAllowedFragment = (sentence: Sentence): boolean =>
  sentence.hasSpeech ||
  ((sentence.endMark === '!' || sentence.endMark === '?') && lengthOf(sentence) <= longestShout) ||
  lengthOf(sentence) <= 3;

const longestCorrect = 50;

interface Given {
  genre: Genre;
  isAnyKind?: boolean;
  analysis: TextAnalysis;
  findings: Finding[];
  strayMisspellings: number;
}

export const buildDraft = (
  { genre, isAnyKind = false, analysis, findings, strayMisspellings }: Given,
  withDoubtful: Draft | null = null,
): Draft => {
  const prose = analysis.sentences.filter((sentence) => sentence.isProse);
  const words = prose.flatMap((sentence) => wordsOf(analysis, sentence));
  const spelling = errorsOfKind(findings, 'spelling').toSorted((a, b) => a.start - b.start);
  const found: Span[] = errorsOfKind(findings, 'grammar').filter(
    (finding) => !prose.some((sentence) => sentence.faults.some((fault) => overlaps(fault, finding))),
  );
  const slips = analysis.grammarSlips.filter((slip) => !found.some((finding) => overlaps(finding, slip)));
  const grammar = [...found, ...slips].sort((a, b) => a.start - b.start);
  const misspelt = words.filter((word) => firstOverlap(spelling, word));
  const wrong = new Set(misspelt.map((word) => word.index));
  return {
    genre,
    isAnyKind,
    analysis,
    findings,
    strayMisspellings,
    withDoubtful,
    prose,
    words,
    misspelt,
    grammar,
    sound: words.filter((word) => word.isKnown && !wrong.has(word.index)),
    correct: prose.filter(
      (sentence) =>
        sentence.faults.length === 0 &&
        lengthOf(sentence) <= longestCorrect &&
        (sentence.kind !== 'fragment' || isAllowedFragment(sentence)) &&
        !grammar.some((slip) => overlaps(slip, sentence)),
    ),
  };
};

/** The draft in which shares and errors are counted. */
export const draftWithUncertainErrors = (draft: Draft): Draft => draft.withDoubtful ?? draft;

export const countDistinct = <T>(values: T[]): number => new Set(values).size;

export const share = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole);

/** A few spans are enough to show what was counted; the rest would only tire the reader. */
const mostEvidence = 6;

export const evidence = (spans: Span[], label: string, speaks: Evidence['speaks'] = 'for'): Evidence[] =>
  spans.slice(0, mostEvidence).map(({ start, end }) => ({ start, end, label, speaks }));
