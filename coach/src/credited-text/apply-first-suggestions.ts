import type { Span } from '../marking/assessment.ts';
import { errorsOfKind } from '../marking/draft.ts';
import { firstOverlap, firstSpanAfter } from '../parse/first-span-after.ts';
import { isNonsenseWord } from '../parse/gibberish.ts';
import { analyseText, type Sentence, type TextAnalysis } from '../parse/index.ts';
import { wordsOf } from '../parse/words-of.ts';
import type { Finding } from '../writing-errors/finding.ts';
import { applyEdits } from './apply-edits.ts';
import { withoutStrayPunctuation } from './stray-punctuation.ts';
import { unreadableShare } from './uncredited-words.ts';

/** The child's text with something in it changed or left out, read afresh. */
export interface EditedDraft {
  analysis: TextAnalysis;
  /** The same findings, at their places in this text. */
  findings: Finding[];
  /** From a span of this text to the same words in the child's. */
  toOriginal: (span: Span) => Span;
}

const sentenceMarks = (text: string): string => text.replace(/[^.!?…]/gu, '');

/** Where sentences begin and end is counted as it stands: a mark or a capital that is missing there stays missing. */
const isInside = ({ text, sentences }: TextAnalysis, { start, end }: Finding, idea: string): boolean => {
  const written = text.slice(start, end);
  if (sentenceMarks(written) !== sentenceMarks(idea)) return false;
  const isCapital = written.toLowerCase() === idea.toLowerCase();
  const here = firstSpanAfter(sentences, start);
  const next = sentences.slice(here, here + 2).find((sentence) => sentence.start >= start);
  return !isCapital || next === undefined || next.start >= end;
};

/** What nobody can read stays so: a guess would make words of it. */
const isReadable = (written: string): boolean =>
  written.split(/[^\p{L}'’]+/u).every((word) => !isNonsenseWord(word.toLowerCase()));

/** Sentences in which hardly a word is right. */
const findUnreadable = (analysis: TextAnalysis, findings: Finding[]): Sentence[] => {
  const misspelt = errorsOfKind(findings, 'spelling').toSorted((a, b) => a.start - b.start);
  return analysis.sentences.filter((sentence) => {
    const words = wordsOf(analysis, sentence);
    if (words.length < 4 || misspelt.length < unreadableShare * words.length) return false;
    const wrong = words.filter((word) => firstOverlap(misspelt, word));
    return wrong.length >= unreadableShare * words.length;
  });
};

const moved = (findings: Finding[], move: (span: Span) => Span | null): Finding[] =>
  findings.flatMap((finding) => {
    const span = move(finding);
    return span ? [{ ...finding, ...span }] : [];
  });

/** The same text without marks that belong to no word or stand in a wrong place; each wrong one is an error. */
const withoutStrays = (given: EditedDraft): EditedDraft => {
  const { analysis, findings, toOriginal } = given;
  const { text } = analysis;
  const plain = withoutStrayPunctuation(text);
  if (plain.text === text) return given;
  const wrong = plain.strays
    .filter(({ isWrong, start }) => isWrong && start > 0)
    .map(({ start }): Finding => ({ ...strayMark, start: start - 1, end: start }));
  return {
    analysis: analyseText(plain.text, { spelling: analysis.spelling }),
    findings: moved([...findings, ...wrong], plain.toNew),
    toOriginal: (span) => toOriginal(plain.toOld(span)),
  };
};

const strayMark: Omit<Finding, 'start' | 'end'> = {
  kind: 'punctuation',
  rule: 'stray-mark',
  reason: '',
  suggestions: [],
};

/**
 * The text as it reads without stray marks and with the first idea of every finding taken up. All that is not about
 * errors is counted in this text, and errors by the findings alone. So taking up an idea changes nothing but that one
 * error less is counted, and a stray mark nothing but that one more is counted.
 */
export const applyFirstSuggestions = (given: EditedDraft): EditedDraft => {
  const inOrder = withoutStrays(given);
  const { analysis, findings, toOriginal } = inOrder;
  const unreadable = findUnreadable(analysis, findings);
  const edits = findings.flatMap((finding) => {
    if (firstOverlap(unreadable, finding)) return [];
    const [put] = finding.suggestions;
    const { start, end } = finding;
    const written = analysis.text.slice(start, end);
    return put !== undefined && isInside(analysis, finding, put) && isReadable(written)
      ? [{ start, end, put }]
      : [];
  });
  if (edits.length === 0) return inOrder;
  const { text, toNew, toOld } = applyEdits(analysis.text, edits);
  const inPlace = moved(findings, toNew);
  return {
    analysis: analyseText(text, { spelling: analysis.spelling, unknown: errorsOfKind(inPlace, 'spelling') }),
    findings: inPlace,
    toOriginal: (span) => toOriginal(toOld(span) ?? { start: 0, end: 0 }),
  };
};
