import { brokenPairs, oddPairs, usualPairs } from '../data/word-order.ts';
import type { Word } from '../text/index.ts';

const windowSize = 8;
/** As many content words without a word of grammar or a comma between them make a list, not a phrase. */
const longestContentRun = 7;
const windowDisorder = -0.75;

const isPlainGap = (left: Word, right: Word): boolean => right.start - left.end <= 1;

const pairOf = (word: Word, next: Word): string => `${word.tags.at(-1)} ${next.pos}`;

/** How much the words follow each other as in a sentence: about 0.4 in prose, about -0.1 when they are shaken. */
const orderOf = (words: Word[]): { score: number; pairs: number } => {
  let sum = 0;
  let pairs = 0;
  words.forEach((word, index) => {
    const next = words[index + 1];
    if (!next || !isPlainGap(word, next)) return;
    const pair = pairOf(word, next);
    pairs++;
    if (usualPairs.has(pair)) sum++;
    else if (brokenPairs.has(pair)) sum -= 2;
    else if (oddPairs.has(pair)) sum--;
  });
  return { score: pairs === 0 ? 1 : sum / pairs, pairs };
};

/** The fewer the pairs, the surer the sign has to be; set where one sentence of learners in two hundred falls below. */
const leastOrder = [
  { pairs: 25, score: 0.02 },
  { pairs: 15, score: -0.03 },
  { pairs: 10, score: -0.3 },
  { pairs: 6, score: -0.45 },
];

/** Whether a sentence, or a whole paragraph of short ones, has its words shaken. */
export const isShaken = (words: Word[]): boolean => {
  const { score, pairs } = orderOf(words);
  const least = leastOrder.find((each) => pairs >= each.pairs);
  return least !== undefined && score <= least.score;
};

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

/** Words thrown in where a missing full stop hides them: no eight words of prose are in such disorder. */
const shakenWindows = (words: Word[]): boolean[] => {
  const inWindow = words.map(() => false);
  for (let from = 0; from + windowSize <= words.length; from++) {
    const { score, pairs } = orderOf(words.slice(from, from + windowSize));
    if (pairs >= 6 && score <= windowDisorder) inWindow.fill(true, from, from + windowSize);
  }
  return inWindow;
};

/** A sentence with this share of strung-together words is not one. */
const mostSalad = 0.6;

/** For each word of a sentence, whether it is strung together without saying anything: a list, or words shaken. */
export const findWordSalad = (words: Word[]): boolean[] => {
  if (isShaken(words)) return words.map(() => true);
  const listed = contentRuns(words);
  const shaken = shakenWindows(words);
  const isSalad = words.map((_, index) => listed[index] === true || shaken[index] === true);
  // What is left hanging behind the last strung-together word belongs to it.
  const last = isSalad.lastIndexOf(true);
  if (last !== -1 && words.length - 1 - last <= 3) isSalad.fill(true, last);
  const share = isSalad.filter(Boolean).length / Math.max(1, words.length);
  return share >= mostSalad ? words.map(() => true) : isSalad;
};
