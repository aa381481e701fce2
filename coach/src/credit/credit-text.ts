import type { Finding } from '../errors/finding.ts';
import type { Span } from '../marking/assessment.ts';
import { distinct, ofKind } from '../marking/draft.ts';
import { firstOverlap } from '../parse/first-after.ts';
import { analyseText, type TextAnalysis } from '../parse/index.ts';
import { applyCorrections, type EditedDraft } from './correct-text.ts';
import { findDuplicatePassages } from './duplicate-passages.ts';
import { editText } from './edit-text.ts';
import { uncreditedWords, unreadableWords } from './no-credit.ts';
import { findRepetition, union, type WordMask } from './repetition.ts';
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

/** The same text corrected, without what can't be credited, in each way to tell a copy from what was copied. */
const readingsOf = (given: EditedDraft, prompt: string): Omit<Reading, 'strayMisspellings'>[] => {
  const corrected = applyCorrections(given);
  const own = without(corrected, uncreditedWords(corrected.analysis, prompt));
  return findRepetition(own.analysis).map((copies) => {
    const once = without(own, copies);
    const { drop, doubtful } = findScrambledWords(once.analysis);
    const withDoubtful = without(once, drop);
    const credited = doubtful.includes(true) ? without(once, union(drop, doubtful)) : withDoubtful;
    return { credited, withDoubtful };
  });
};

/** A text that says everything again and again has more readings than anybody waits for: so many words are read. */
const mostWordsRead = 4000;

/** The text as it is, and without each stretch that may have been pasted into it: word for word first, then nearly. */
const waysToRead = (own: EditedDraft): EditedDraft[] => {
  const most = Math.max(1, Math.floor(mostWordsRead / (own.analysis.words.length + 1)));
  const runs = findDuplicatePassages(own.analysis);
  const ways = new Map([[own.analysis.text, own]]);
  const add = (from: EditedDraft, pasted: WordMask[]): void => {
    for (const run of pasted.slice(0, most - ways.size)) {
      const way = without(from, run);
      ways.set(way.analysis.text, way);
    }
  };
  add(own, runs.exact);
  for (const from of [...ways.values()]) {
    if (ways.size >= most) break;
    add(from, (from === own ? runs : findDuplicatePassages(from.analysis)).near);
  }
  return [...ways.values()];
};

/**
 * The text without what earns nothing, read afresh. Because every criterion counts only in this, adding gibberish,
 * repetition, the prompt or a note to the marker leaves every mark where it was. What is in doubt comes along in
 * `withDoubtful`, where it weighs and never earns. Where something stands twice, the text comes once without the second and
 * once without the first: the copy may be any of them. Each thing is looked for in what the one before has left, so
 * that nothing that is left out can make what stays look better; what is surely nothing, or stands twice, also before
 * the text is corrected, while its own marks still set it apart.
 */
export const creditText = (
  analysis: TextAnalysis,
  { findings, prompt }: { findings: Finding[]; prompt: string },
): Reading[] => {
  const strayMisspellings = countStrayMisspellings(analysis, findings);
  const given: EditedDraft = { analysis, findings, toOriginal: (span) => span };
  const said = without(given, uncreditedWords(analysis, prompt));
  const own = without(said, findScrambledParagraphs(said.analysis));
  const readings = waysToRead(own).flatMap((way) => readingsOf(way, prompt));
  const different = new Map(
    readings.map((reading) => [
      `${reading.credited.analysis.text}\0${reading.withDoubtful.analysis.text}`,
      reading,
    ]),
  );
  return [...different.values()].map((reading) => ({ ...reading, strayMisspellings }));
};
