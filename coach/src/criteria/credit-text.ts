import type { Span } from '../assessment.ts';
import type { Finding } from '../errors/finding.ts';
import { analyseText, type TextAnalysis } from '../text/index.ts';
import { distinct, ofKind, overlaps } from './draft.ts';
import { findUncredited } from './uncredited.ts';

export interface Credited {
  analysis: TextAnalysis;
  findings: Finding[];
  /** Distinct misspellings in sentences nobody can read. */
  strayMisspellings: number;
  /** From a span of the credited text to the same words in the child's text. */
  toOriginal: (span: Span) => Span;
}

/** Ranges of the text to leave out: whole sentences with their spaces, whole paragraphs with their breaks. */
const rangesToCut = (analysis: TextAnalysis, drop: boolean[]): Span[] => {
  const { words, text } = analysis;
  const ranges: Span[] = [];
  let index = 0;
  while (index < words.length) {
    if (!drop[index]) {
      index++;
      continue;
    }
    let last = index;
    while (drop[last + 1]) last++;
    const next = words[last + 1];
    const previous = words[index - 1];
    const isSentenceStart = words[index]?.sentence !== previous?.sentence;
    const isSentenceEnd = words[last]?.sentence !== next?.sentence;
    ranges.push(cutRange({ analysis, from: index, to: last, isSentenceStart, isSentenceEnd }));
    index = last + 1;
  }
  return ranges.filter(({ start, end }) => end > start && end <= text.length);
};

interface Cut {
  analysis: TextAnalysis;
  from: number;
  to: number;
  isSentenceStart: boolean;
  isSentenceEnd: boolean;
}

const cutRange = ({ analysis, from, to, isSentenceStart, isSentenceEnd }: Cut): Span => {
  const { words, sentences, text } = analysis;
  const first = words[from];
  const last = words[to];
  const firstSentence = sentences[first?.sentence ?? -1];
  const lastSentence = sentences[last?.sentence ?? -1];
  if (!first || !last || !firstSentence || !lastSentence) return { start: 0, end: 0 };
  // A run that starts inside a sentence and ends with a later one takes only what the sentence says again.
  const before = words[from - 1];
  if (!isSentenceStart)
    return { start: before?.end ?? first.start, end: isSentenceEnd ? lastSentence.end : last.end };
  const end = isSentenceEnd ? lastSentence.end : (words[to + 1]?.start ?? last.end);
  const after = sentences[lastSentence.index + 1];
  const earlier = sentences[firstSentence.index - 1];
  if (!isSentenceEnd) return { start: firstSentence.start, end };
  // With nothing after it, or in the middle of a paragraph, the gap before goes; else the gap after.
  const startsParagraph = earlier?.paragraph !== firstSentence.paragraph;
  if (after && startsParagraph) return { start: firstSentence.start, end: after.start };
  return { start: earlier?.end ?? 0, end: after ? end : text.length };
};

const cutOut = (text: string, ranges: Span[]): { kept: Span[]; reduced: string } => {
  const kept: Span[] = [];
  let at = 0;
  for (const { start, end } of ranges) {
    if (start > at) kept.push({ start: at, end: start });
    at = Math.max(at, end);
  }
  if (at < text.length) kept.push({ start: at, end: text.length });
  return { kept, reduced: kept.map((span) => text.slice(span.start, span.end)).join('') };
};

const mapper = (kept: Span[], to: 'original' | 'reduced') => {
  let reducedAt = 0;
  const pieces = kept.map((span) => {
    const piece = { original: span.start, reduced: reducedAt, length: span.end - span.start };
    reducedAt += piece.length;
    return piece;
  });
  const from = to === 'original' ? ('reduced' as const) : ('original' as const);
  return (offset: number, isEnd: boolean): number | null => {
    const piece = pieces.find((each) =>
      isEnd
        ? offset > each[from] && offset <= each[from] + each.length
        : offset >= each[from] && offset < each[from] + each.length,
    );
    return piece ? offset - piece[from] + piece[to] : null;
  };
};

const moveFinding = (
  finding: Finding,
  move: (offset: number, isEnd: boolean) => number | null,
): Finding[] => {
  const start = move(finding.start, false);
  const end = move(finding.end, true);
  return start === null || end === null || end <= start ? [] : [{ ...finding, start, end }];
};

/**
 * The text without what earns nothing, read afresh. Because every criterion sees only this, adding gibberish,
 * repetition, the prompt or a note to the marker leaves every mark where it was.
 */
export const creditText = (
  analysis: TextAnalysis,
  given: { findings: Finding[]; prompt: string },
): Credited => {
  const { drop, unreadable } = findUncredited(analysis, given.prompt);
  const ranges = rangesToCut(analysis, drop);
  if (ranges.length === 0)
    return { analysis, findings: given.findings, strayMisspellings: 0, toOriginal: (span) => span };
  const { kept, reduced } = cutOut(analysis.text, ranges);
  const misspellings = ofKind(given.findings, 'spelling');
  const toReduced = mapper(kept, 'reduced');
  const back = mapper(kept, 'original');
  return {
    analysis: analyseText(reduced, { spelling: analysis.spelling }),
    findings: given.findings.flatMap((finding) => moveFinding(finding, toReduced)),
    strayMisspellings: distinct(
      unreadable
        .filter((word) => misspellings.some((each) => overlaps(each, word)))
        .map((word) => word.lower),
    ),
    toOriginal: ({ start, end }) => ({ start: back(start, false) ?? 0, end: back(end, true) ?? 0 }),
  };
};
