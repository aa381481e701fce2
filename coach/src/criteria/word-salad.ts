import type { Word } from '../text/index.ts';

/** Pairs of word classes that English does not put side by side within a phrase. */
const impossible = new Set([
  'DET DET',
  'DET AUX',
  'DET CCONJ',
  'DET ADP',
  'DET PRON',
  'DET SCONJ',
  'ADP CCONJ',
  'ADP AUX',
  'ADP ADP',
  'AUX CCONJ',
  'CCONJ CCONJ',
  'PRON DET',
  'ADJ DET',
  'ADJ PRON',
  'PRON ADJ',
  'DET VERB',
  'SCONJ AUX',
  'SCONJ CCONJ',
  'PART DET',
  'PART CCONJ',
  'PART ADP',
]);
const windowSize = 8;
/** As many content words without a word of grammar or a comma between them make a list, not a phrase. */
const longestContentRun = 7;
const mostImpossible = 0.43;

const isPlainGap = (left: Word, right: Word): boolean => right.start - left.end <= 1;

const contentRuns = (words: Word[]): boolean[] => {
  const isRun = words.map(() => false);
  let from = 0;
  words.forEach((word, index) => {
    const previous = words[index - 1];
    const continues = previous !== undefined && isPlainGap(previous, word) && word.isContent && !word.isName;
    if (!continues) from = word.isContent && !word.isName ? index : index + 1;
    if (index - from + 1 >= longestContentRun) isRun.fill(true, from, index + 1);
  });
  return isRun;
};

const shakenWindows = (words: Word[]): boolean[] => {
  const isShaken = words.map(() => false);
  const isWrong = words.map((word, index) => {
    const next = words[index + 1];
    return next !== undefined && isPlainGap(word, next) && impossible.has(`${word.tags.at(-1)} ${next.pos}`);
  });
  for (let from = 0; from + windowSize <= words.length; from++) {
    const wrong = isWrong.slice(from, from + windowSize - 1).filter(Boolean).length;
    if (wrong / (windowSize - 1) >= mostImpossible) isShaken.fill(true, from, from + windowSize);
  }
  return isShaken;
};

/** A sentence with this share of strung-together words is not one. */
const mostSalad = 0.6;

/** For each word of a sentence, whether it is strung together without saying anything: a list, or words shaken. */
export const findWordSalad = (words: Word[]): boolean[] => {
  const listed = contentRuns(words);
  const shaken = shakenWindows(words);
  const isSalad = words.map((_, index) => listed[index] === true || shaken[index] === true);
  // What is left hanging behind the last strung-together word belongs to it.
  const last = isSalad.lastIndexOf(true);
  if (last !== -1 && words.length - 1 - last <= 3) isSalad.fill(true, last);
  const share = isSalad.filter(Boolean).length / Math.max(1, words.length);
  return share >= mostSalad ? words.map(() => true) : isSalad;
};
