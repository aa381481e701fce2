import type { Hint, Span } from '@inkling/contract';

/** One thing to look at again, however often it stands in the text. */
export interface HintWord extends Omit<Hint, 'start' | 'end'> {
  /** Unlike that of all others. */
  key: string;
  word: string;
  /** The words around it: a comma or a small word is known only by its neighbours. */
  context: { text: string; offset: number };
}

const neighbours = 12;

const toWord = ({ start, end, ...hint }: Hint, text: string): HintWord => {
  const from = Math.max(0, start - neighbours);
  const word = text.slice(start, end);
  const context = { text: text.slice(from, end + neighbours), offset: start - from };
  const key = hint.everywhere ? word.toLowerCase() : `${hint.kind}: ${context.text}`;
  return { ...hint, key, word, context };
};

/** A word misspelled five times is one word to learn. */
export const toHintWords = (hints: Hint[], text: string): HintWord[] => {
  const words = new Map<string, HintWord>();
  for (const hint of hints) {
    const word = toWord(hint, text);
    if (!words.has(word.key)) words.set(word.key, word);
  }
  return [...words.values()];
};

const wordPattern = (word: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}'’])${word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\p{N}])`, 'giu');

/** Where it still stands in what the text is now; nowhere once it is mended. */
export const placesOfHintWord = (
  { everywhere, word, context, suggestions }: HintWord,
  text: string,
): Span[] => {
  if (everywhere)
    return [...text.matchAll(wordPattern(word))].map(({ index }) => ({
      start: index,
      end: index + word.length,
    }));
  const start = placeInContext({ word, context }, text);
  if (start < 0 || suggestions.some((right) => isThere(right, text, start))) return [];
  return [{ start, end: start + word.length }];
};

const isWordEnd = (text: string, at: number): boolean => !/[\p{L}\p{N}'’]/u.test(text[at] ?? ' ');

/** Where it was found, the right word may begin with the wrong one: "turtle" and "turtle.". */
const isThere = (right: string, text: string, start: number): boolean =>
  text.startsWith(right, start) && isWordEnd(text, start + right.length);

/** Fewer letters stand beside the same word elsewhere, too, where it is right. */
const fewestBeside = 6;

/** Between the words that stood around it, or beside those of one side, where the child has mended the other. */
const placeInContext = ({ word, context }: Pick<HintWord, 'word' | 'context'>, text: string): number => {
  const at = text.indexOf(context.text);
  if (at >= 0) return at + context.offset;
  const before = context.text.slice(0, context.offset + word.length);
  const left = text.indexOf(before);
  if (context.offset >= fewestBeside && left >= 0 && isWordEnd(text, left + before.length))
    return left + context.offset;
  const after = context.text.slice(context.offset);
  const right = text.indexOf(after);
  return after.length - word.length >= fewestBeside &&
    right >= 0 &&
    (right === 0 || isWordEnd(text, right - 1))
    ? right
    : -1;
};
