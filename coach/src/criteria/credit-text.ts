import type { Span } from '../assessment.ts';
import type { Finding } from '../errors/finding.ts';
import { analyseText, type TextAnalysis } from '../text/index.ts';
import { distinct, ofKind, overlaps } from './draft.ts';
import { findUncredited, type Uncredited } from './uncredited.ts';

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

/** Above this share of the words, doubt is the writer's own way to write. */
const mostDoubt = 0.5;
/** Every reading takes its time. */
const mostPassages = 4;
/** With fewer words left there is no text that something could have been added to. */
const fewestLeft = 8;

interface Given {
  findings: Finding[];
  prompt: string;
}

const creditWithout = (
  analysis: TextAnalysis,
  findings: Finding[],
  { drop, unreadable }: Pick<Uncredited, 'drop' | 'unreadable'>,
): Credited => {
  const ranges = rangesToCut(analysis, drop);
  if (ranges.length === 0) return { analysis, findings, strayMisspellings: 0, toOriginal: (span) => span };
  const { kept, reduced } = cutOut(analysis.text, ranges);
  const misspellings = ofKind(findings, 'spelling');
  const toReduced = mapper(kept, 'reduced');
  const back = mapper(kept, 'original');
  return {
    analysis: analyseText(reduced, { spelling: analysis.spelling }),
    findings: findings.flatMap((finding) => moveFinding(finding, toReduced)),
    strayMisspellings: distinct(
      unreadable
        .filter((word) => misspellings.some((each) => overlaps(each, word)))
        .map((word) => word.lower),
    ),
    toOriginal: ({ start, end }) => ({ start: back(start, false) ?? 0, end: back(end, true) ?? 0 }),
  };
};

/** Runs of words in doubt within a paragraph, as indexes: from, and up to but not including. */
const passagesOf = ({ words }: TextAnalysis, isInDoubt: boolean[]): { from: number; to: number }[] => {
  const passages: { from: number; to: number }[] = [];
  for (const { index, paragraph } of words) {
    if (!isInDoubt[index]) continue;
    const last = passages.at(-1);
    if (last?.to === index && words[last.from]?.paragraph === paragraph) last.to = index + 1;
    else passages.push({ from: index, to: index + 1 });
  }
  return passages;
};

/**
 * The text without what earns nothing, read afresh. Because every criterion sees only this, adding gibberish,
 * repetition, the prompt or a note to the marker leaves every mark where it was. Where passages are in doubt, the text
 * comes again without each of them and without all: a mark counts only as far as every reading gives it, so that none of
 * them can have raised it.
 */
export const creditText = (analysis: TextAnalysis, { findings, prompt }: Given): Credited[] => {
  const { drop, doubtful, unreadable } = findUncredited(analysis, prompt);
  const isInDoubt = doubtful.map((doubt, index) => doubt && !drop[index]);
  const left = drop.filter((dropped) => !dropped).length;
  const inDoubt = isInDoubt.filter(Boolean).length;
  const passages = passagesOf(analysis, isInDoubt);
  const outs = passages
    .slice(-mostPassages)
    .filter(({ from, to }) => left - (to - from) >= fewestLeft)
    .map(({ from, to }) => [...drop].fill(true, from, to));
  if (passages.length > 1 && inDoubt <= mostDoubt * left)
    outs.push(drop.map((dropped, index) => dropped || isInDoubt[index] === true));
  return [drop, ...outs].map((isOut) => creditWithout(analysis, findings, { drop: isOut, unreadable }));
};
