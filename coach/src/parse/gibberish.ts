import type { Gibberish, Word } from './analysis.ts';
import { memoise } from './memoise.ts';
import { isKnownWord } from './word-frequency.ts';

const vowelless = /^[^aeiouy]{4,}$/;
const consonantRun = /[bcdfghjklmnpqrstvwxz]{5,}/;
const keyboardRun =
  /(asdf|sdfg|dfgh|fghj|ghjk|hjkl|qwer|wert|erty|rtyu|tyui|yuio|uiop|zxcv|xcvb|cvbn|vbnm|jkl;|poiu|lkjh|fdsa|rewq)/;
const oneLetterRun = /(.)\1{4,}|^(.{1,3})\2{3,}/;
/** Letter pairs no English word has, not even a child's spelling of one. */
const impossiblePair =
  /[jqxz][bcdfghjkmnpqrtvwxz]|[bcdfgjkmpqvwxz]q|[fgpqtvwxz]j|[bcdfghjkmpqtvz]x|q[^u\W]|wq|vb|kx|jv|hj|fj|gj|kj|lj|dj(?!e)|pj|sj|vf|vk|vg|vm|vp|vw/;
const longestWord = 24;

/** Signs that hands ran over the keys, in two grades: one strong sign, or two weak ones. */
const looksNonsense = (lower: string): boolean => {
  if (lower.length < 3 || isKnownWord(lower) || /\d/.test(lower)) return false;
  const letters = lower.replace(/[^\p{L}]/gu, '');
  if (
    vowelless.test(letters) ||
    keyboardRun.test(letters) ||
    oneLetterRun.test(letters) ||
    letters.length > longestWord
  )
    return true;
  const weak = [consonantRun, impossiblePair].filter((sign) => sign.test(letters)).length;
  const pairs = letters.match(new RegExp(impossiblePair, 'g'))?.length ?? 0;
  return weak >= 2 || pairs >= 2 || (weak === 1 && letters.length >= 7);
};

export const isNonsenseWord = memoise(looksNonsense);

/** A text is unreadable when this share of its words is nonsense, or this share is in no list at all. */
const nonsenseShare = 0.4;
const unknownShare = 0.75;

export const detectGibberish = (words: Word[]): Gibberish => {
  if (words.length === 0) return { isGibberish: false, share: 0, spans: [] };
  const nonsense = words.filter((word) => isNonsenseWord(word.lower));
  const unknown = words.filter((word) => !word.isKnown && !word.isName).length;
  const share = nonsense.length / words.length;
  return {
    isGibberish: share >= nonsenseShare || (words.length >= 4 && unknown / words.length >= unknownShare),
    share,
    spans: nonsense.map(({ start, end }) => ({ start, end })),
  };
};
