import type { Finding } from '../errors/finding.ts';
import type { Span } from '../marking/assessment.ts';
import { distinct, ofKind } from '../marking/draft.ts';
import { firstOverlap } from '../parse/first-after.ts';
import { analyseText, type TextAnalysis } from '../parse/index.ts';
import { applyCorrections, type EditedDraft } from './correct-text.ts';
import { editText } from './edit-text.ts';
import { uncreditedWords, unreadableWords } from './no-credit.ts';
import { pastedParagraphs } from './pasted-paragraphs.ts';
import { type Direction, findRepetition, union, type WordMask } from './repetition.ts';
import { findScrambledParagraphs, findScrambledWords } from './scrambled-words.ts';

export interface Reading {
  /** What earns marks. */
  credited: EditedDraft;
  /** The same with what is in doubt: errors and lengths are counted here too. */
  withDoubtful: EditedDraft;
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
    // A break between two paragraphs that both stay in part stays too.
    while (drop[last + 1] && words[last + 1]?.paragraph === words[index]?.paragraph) last++;
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

/** The same text without some of its words, read afresh. */
const without = (from: EditedDraft, drop: WordMask): EditedDraft => {
  const ranges = rangesToCut(from.analysis, drop);
  if (ranges.length === 0) return from;
  const { text, toNew, toOld } = editText(
    from.analysis.text,
    ranges.map((range) => ({ ...range, put: '' })),
  );
  const findings = from.findings.flatMap((finding) => {
    const span = toNew(finding);
    return span ? [{ ...finding, ...span }] : [];
  });
  const { spelling } = from.analysis;
  return {
    analysis: analyseText(text, { spelling, unknown: ofKind(findings, 'spelling') }),
    findings,
    toOriginal: (span) => from.toOriginal(toOld(span) ?? { start: 0, end: 0 }),
  };
};

const countStrayMisspellings = (analysis: TextAnalysis, findings: Finding[]): number => {
  const misspellings = ofKind(findings, 'spelling').toSorted((a, b) => a.start - b.start);
  const stray = unreadableWords(analysis).filter((word) => firstOverlap(misspellings, word));
  return distinct(stray.map((word) => word.lower));
};

/** The same text without what it says again, and without words in no order. */
const creditOf = (own: EditedDraft, direction: Direction): Omit<Reading, 'strayMisspellings'> => {
  const written = without(own, pastedParagraphs(own.analysis, direction));
  const once = without(written, findRepetition(written.analysis, direction));
  const { drop, doubtful } = findScrambledWords(once.analysis);
  const withDoubtful = without(once, drop);
  const credited = doubtful.includes(true) ? without(once, union(drop, doubtful)) : withDoubtful;
  return { credited, withDoubtful };
};

/**
 * The text without what earns nothing, read afresh. Because every criterion counts only in this, adding gibberish,
 * repetition, the prompt or a note to the marker leaves every mark where it was. What is in doubt comes along in
 * `withDoubtful`, where it weighs and never earns. Where something is there twice, nobody can tell which of the two was
 * pasted: the text comes once without the second and once without the first. What is surely nothing is also cut before
 * the text is corrected, while its own marks still set it apart.
 */
export const creditText = (
  analysis: TextAnalysis,
  { findings, prompt }: { findings: Finding[]; prompt: string },
): Reading[] => {
  const strayMisspellings = countStrayMisspellings(analysis, findings);
  const given: EditedDraft = { analysis, findings, toOriginal: (span) => span };
  const said = without(given, uncreditedWords(analysis, prompt));
  const corrected = applyCorrections(without(said, findScrambledParagraphs(said.analysis)));
  const own = without(corrected, uncreditedWords(corrected.analysis, prompt));
  const forward = creditOf(own, 'forward');
  const backward = creditOf(own, 'backward');
  const isSame = forward.credited.analysis.text === backward.credited.analysis.text;
  return (isSame ? [forward] : [forward, backward]).map((reading) => ({ ...reading, strayMisspellings }));
};
