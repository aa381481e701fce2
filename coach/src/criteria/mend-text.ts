import type { Span } from '../assessment.ts';
import type { Finding } from '../errors/finding.ts';
import { isNonsenseWord } from '../text/gibberish.ts';
import { analyseText, type TextAnalysis } from '../text/index.ts';
import { ofKind } from './draft.ts';
import { reshapeText } from './reshape-text.ts';

export interface Mended {
  analysis: TextAnalysis;
  /** The same findings, at their places in the mended text. */
  findings: Finding[];
  toOriginal: (span: Span) => Span;
}

const sentenceMarks = (text: string): string => text.replace(/[^.!?…]/gu, '');

/** Where sentences begin and end is counted as it stands: a mark or a capital that is missing there stays missing. */
const isInside = ({ text, sentences }: TextAnalysis, { start, end }: Finding, idea: string): boolean => {
  const written = text.slice(start, end);
  if (sentenceMarks(written) !== sentenceMarks(idea)) return false;
  const isCapital = written.toLowerCase() === idea.toLowerCase();
  return !isCapital || !sentences.some((sentence) => start <= sentence.start && sentence.start < end);
};

/** What nobody can read stays so: a guess would make words of it. */
const isReadable = (written: string): boolean =>
  written.split(/[^\p{L}'’]+/u).every((word) => !isNonsenseWord(word.toLowerCase()));

/** Marks with no word to belong to: several in a row, or one long string. Each begins where a word would: no place is tried twice. */
const strayMarks = [
  /(?<!\S)[^\p{L}\p{N}\s]+(?:[ \t]+[^\p{L}\p{N}\s]+)+(?=\s|$)/gu,
  /(?<!\S)[^\p{L}\p{N}\s]{4,}(?=\s|$)/gu,
];
const hasWords = /[\p{L}\p{N}]/u;

/** Those, and whole lines of marks. */
const findShowers = (text: string): Span[] => {
  const lines = [...text.matchAll(/[^\n]+/g)].filter(([line]) => line.trim() !== '' && !hasWords.test(line));
  const rows = strayMarks.flatMap((pattern) => [...text.matchAll(pattern)]);
  return [...lines, ...rows].map(({ 0: marks, index }) => ({ start: index, end: index + marks.length }));
};

const moved = (findings: Finding[], move: (span: Span) => Span | null): Finding[] =>
  findings.flatMap((finding) => {
    const span = move(finding);
    return span ? [{ ...finding, ...span }] : [];
  });

/**
 * The text as it reads with the first idea of every finding taken up, and without rows of marks that belong to no
 * word. All that is not about errors is counted in this text, and errors by the findings alone. So taking up an idea
 * changes nothing but that one error less is counted.
 */
export const mendText = (analysis: TextAnalysis, findings: Finding[]): Mended => {
  const edits = findings.flatMap((finding) => {
    const [put] = finding.suggestions;
    const { start, end } = finding;
    const written = analysis.text.slice(start, end);
    return put !== undefined && isInside(analysis, finding, put) && isReadable(written)
      ? [{ start, end, put }]
      : [];
  });
  edits.push(...findShowers(analysis.text).map((span) => ({ ...span, put: '' })));
  edits.sort((a, b) => a.start - b.start);
  if (edits.length === 0) return { analysis, findings, toOriginal: (span) => span };
  const { text, toNew, toOld } = reshapeText(analysis.text, edits);
  const inPlace = moved(findings, toNew);
  return {
    analysis: analyseText(text, { spelling: analysis.spelling, unknown: ofKind(inPlace, 'spelling') }),
    findings: inPlace,
    toOriginal: (span) => toOld(span) ?? { start: 0, end: 0 },
  };
};
