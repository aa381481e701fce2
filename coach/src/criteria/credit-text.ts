import type { Span } from '../assessment.ts';
import type { Finding } from '../errors/finding.ts';
import { analyseText, type TextAnalysis } from '../text/index.ts';
import { patchworkWords } from './copied-paragraphs.ts';
import { distinct, ofKind, overlaps } from './draft.ts';
import { either, type Signs } from './repetition.ts';
import { reshapeText } from './reshape-text.ts';
import { findUncredited } from './uncredited.ts';

export interface Credited {
  analysis: TextAnalysis;
  findings: Finding[];
  /** From a span of the credited text to the same words in the child's text. */
  toOriginal: (span: Span) => Span;
}

export interface Reading {
  /** What earns marks. */
  credited: Credited;
  /** The same with what is in doubt: errors and lengths are counted here too. */
  whole: Credited;
  /** Distinct misspellings in sentences nobody can read. */
  strayMisspellings: number;
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

interface Given {
  findings: Finding[];
  prompt: string;
}

const creditWithout = (analysis: TextAnalysis, findings: Finding[], drop: Signs): Credited => {
  const ranges = rangesToCut(analysis, drop);
  if (ranges.length === 0) return { analysis, findings, toOriginal: (span) => span };
  const { text, toNew, toOld } = reshapeText(
    analysis.text,
    ranges.map((range) => ({ ...range, put: '' })),
  );
  const left = findings.flatMap((finding) => {
    const span = toNew(finding);
    return span ? [{ ...finding, ...span }] : [];
  });
  return {
    analysis: analyseText(text, { spelling: analysis.spelling, unknown: ofKind(left, 'spelling') }),
    findings: left,
    toOriginal: (span) => toOld(span) ?? { start: 0, end: 0 },
  };
};

const readingsOf = (analysis: TextAnalysis, { findings, prompt }: Given): Reading[] => {
  const { leavings, unreadable } = findUncredited(analysis, prompt);
  const misspellings = ofKind(findings, 'spelling');
  const strayMisspellings = distinct(
    unreadable.filter((word) => misspellings.some((each) => overlaps(each, word))).map((word) => word.lower),
  );
  return leavings.map(({ drop, doubtful }) => {
    const whole = creditWithout(analysis, findings, drop);
    const credited = doubtful.includes(true)
      ? creditWithout(analysis, findings, either(drop, doubtful))
      : whole;
    return { credited, whole, strayMisspellings };
  });
};

/**
 * The text without what earns nothing, read afresh. Because every criterion counts only in this, adding gibberish,
 * repetition, the prompt or a note to the marker leaves every mark where it was. What is in doubt comes along in
 * `whole`, where it weighs and never earns. Where something stands twice, the text comes once without the second and
 * once without the first, and where a paragraph is put together from others, once more without that: the copy may be
 * any of them.
 */
export const creditText = (analysis: TextAnalysis, given: Given): Reading[] => {
  const readings = readingsOf(analysis, given);
  const patchwork = patchworkWords(analysis);
  if (!patchwork.includes(true)) return readings;
  const rest = creditWithout(analysis, given.findings, patchwork);
  const backFrom = (credited: Credited): Credited => ({
    ...credited,
    toOriginal: (span) => rest.toOriginal(credited.toOriginal(span)),
  });
  const others = readingsOf(rest.analysis, { ...given, findings: rest.findings }).map((reading) => {
    const whole = backFrom(reading.whole);
    return {
      ...reading,
      whole,
      credited: reading.credited === reading.whole ? whole : backFrom(reading.credited),
    };
  });
  return [...readings, ...others];
};
