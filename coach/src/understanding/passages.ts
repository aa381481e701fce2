import type { Span } from '../assessment.ts';
import { splitSentences } from '../text/split-sentences.ts';

/** A sentence of more words than this is read in overlapping windows: children who know no full stops write one long one. */
const LONGEST_PASSAGE = 24;
const WINDOW_WORDS = 14;
const WINDOW_STEP = 7;

/**
 * The stretches of a text that are read for their meaning one by one: its sentences, windows of the long ones, and
 * two short neighbours together, because "It hurts. I can't tell anyone." says more than its halves.
 */
export function passagesOf(text: string): Span[] {
  const sentences = [...text.matchAll(/[^\n]+/g)]
    .flatMap(({ index, 0: line }) => splitSentences(text, { start: index, end: index + line.length }))
    .filter((sentence) => wordsIn(text, sentence).length > 0);
  return sentences.flatMap((sentence, index) => {
    const next = sentences[index + 1];
    const pair = next && { start: sentence.start, end: next.end };
    return pair && wordsIn(text, pair).length <= LONGEST_PASSAGE
      ? [...windowsOf(text, sentence), pair]
      : windowsOf(text, sentence);
  });
}

function windowsOf(text: string, sentence: Span): Span[] {
  const words = wordsIn(text, sentence);
  if (words.length <= LONGEST_PASSAGE) return [sentence];
  const windows: Span[] = [];
  for (let at = 0; ; at += WINDOW_STEP) {
    const window = words.slice(at, at + WINDOW_WORDS);
    const [first] = window;
    const last = window.at(-1);
    if (first && last) windows.push({ start: first.start, end: last.end });
    if (at + WINDOW_WORDS >= words.length) return windows;
  }
}

function wordsIn(text: string, { start, end }: Span): Span[] {
  return [...text.slice(start, end).matchAll(/[\p{L}\p{N}'’@$*-]+/gu)].map(({ index, 0: word }) => ({
    start: start + index,
    end: start + index + word.length,
  }));
}
