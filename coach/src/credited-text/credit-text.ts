import { entriesOf, type NotCounted, type NotCountedReason } from '@inkling/contract';
import type { Span } from '../marking/assessment.ts';
import { countDistinct, errorsOfKind } from '../marking/draft.ts';
import { firstOverlap } from '../parse/first-span-after.ts';
import { analyseText, type TextAnalysis } from '../parse/index.ts';
import type { Finding } from '../writing-errors/finding.ts';
import { applyEdits } from './apply-edits.ts';
import { applyFirstSuggestions, type EditedDraft } from './apply-first-suggestions.ts';
import { paragraphsMadeOfCopies } from './paragraphs-made-of-copies.ts';
import { type CopyDirection, findRepetition, uniteMasks, type WordMask } from './repetition.ts';
import { findScrambledParagraphs, findScrambledWords } from './scrambled-words.ts';
import { uncreditedWords, unreadableWords } from './uncredited-words.ts';

export interface CreditedText {
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
  const { text, toNew, toOld } = applyEdits(
    from.analysis.text,
    ranges.map((range) => ({ ...range, put: '' })),
  );
  const findings = from.findings.flatMap((finding) => {
    const span = toNew(finding);
    return span ? [{ ...finding, ...span }] : [];
  });
  const { spelling } = from.analysis;
  return {
    analysis: analyseText(text, { spelling, unknown: errorsOfKind(findings, 'spelling') }),
    findings,
    toOriginal: (span) => from.toOriginal(toOld(span) ?? { start: 0, end: 0 }),
  };
};

const countStrayMisspellings = (analysis: TextAnalysis, findings: Finding[]): number => {
  const misspellings = errorsOfKind(findings, 'spelling').toSorted((a, b) => a.start - b.start);
  const stray = unreadableWords(analysis).filter((word) => firstOverlap(misspellings, word));
  return countDistinct(stray.map((word) => word.lower));
};

type CountWords = (reason: NotCountedReason, mask: WordMask) => void;

/** The same text without what it says again, and without words in no order. */
const creditOf = (
  own: EditedDraft,
  direction: CopyDirection,
  count: CountWords,
): Omit<CreditedText, 'strayMisspellings'> => {
  const pasted = paragraphsMadeOfCopies(own.analysis, direction);
  const written = without(own, pasted);
  const repeated = findRepetition(written.analysis, direction);
  const once = without(written, repeated);
  const { drop, doubtful } = findScrambledWords(once.analysis);
  const scrambled = uniteMasks(drop, doubtful);
  count('repeats', pasted);
  count('repeats', repeated);
  count('not_sentences', scrambled);
  const withDoubtful = without(once, drop);
  const credited = doubtful.includes(true) ? without(once, scrambled) : withDoubtful;
  return { credited, withDoubtful };
};

/** Fewer words than this are a slip, a refrain or a list of three: nothing an adult needs to hear about. */
const fewestWordsToTell = 8;

const createTally = () => {
  const words = new Map<NotCountedReason, number>();
  return {
    count: (reason: NotCountedReason, mask: WordMask): void => {
      words.set(reason, (words.get(reason) ?? 0) + mask.filter(Boolean).length);
    },
    toTell: (): NotCounted[] =>
      [...words].flatMap(([reason, count]) => (count >= fewestWordsToTell ? [{ reason, words: count }] : [])),
  };
};

export interface CreditResult {
  readings: CreditedText[];
  /** What earned nothing, and why. */
  notCounted: NotCounted[];
}

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
): CreditResult => {
  const strayMisspellings = countStrayMisspellings(analysis, findings);
  const tally = createTally();
  const withoutUncredited = (draft: EditedDraft): EditedDraft => {
    const masks = uncreditedWords(draft.analysis, prompt);
    for (const [reason, mask] of entriesOf(masks)) tally.count(reason, mask);
    return without(draft, uniteMasks(...Object.values(masks)));
  };
  const said = withoutUncredited({ analysis, findings, toOriginal: (span) => span });
  const scrambled = findScrambledParagraphs(said.analysis);
  tally.count('not_sentences', scrambled);
  const own = withoutUncredited(applyFirstSuggestions(without(said, scrambled)));
  const forward = creditOf(own, 'forward', tally.count);
  const backward = creditOf(own, 'backward', () => {});
  const isSame = forward.credited.analysis.text === backward.credited.analysis.text;
  const readings = isSame ? [forward] : [forward, backward];
  return {
    readings: readings.map((reading) => ({ ...reading, strayMisspellings })),
    notCounted: tally.toTell(),
  };
};
