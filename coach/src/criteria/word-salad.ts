import { brokenGroups, brokenPairs, oddAfter, oddPairs, usualPairs, wordGroups } from '../data/word-order.ts';
import type { Word } from '../text/index.ts';

/** As many content words without a word of grammar or a comma between them make a list, not a phrase. */
const longestContentRun = 7;
/** Stretches of so many words in such disorder stand in one essay of learners in a hundred. */
const windows = [
  { size: 8, score: -1.2 },
  { size: 16, score: -0.65 },
  { size: 32, score: -0.29 },
];

const isPlainGap = (left: Word, right: Word): boolean => right.start - left.end <= 1;

const pairOf = (word: Word, next: Word): string => `${word.tags.at(-1)} ${next.pos}`;

const worthOf = (word: Word, next: Word): number => {
  const pair = pairOf(word, next);
  if (usualPairs.has(pair)) return 1;
  if (brokenPairs.has(pair)) return -2;
  return oddPairs.has(pair) ? -1 : 0;
};

/** Two small words that don't go together tell more than their classes do, which a tagger makes fit. */
const clashOf = (word: Word, next: Word): number => {
  const left = wordGroups.get(word.lower);
  const right = wordGroups.get(next.lower);
  const isBroken = left !== undefined && right !== undefined && brokenGroups.has(`${left} ${right}`);
  if (isBroken) return -2;
  // "he brother", "with smiled": a form that ends in -ing fits everywhere.
  const isOdd = left !== undefined && oddAfter.has(`${left} ${next.pos}`) && !next.lower.endsWith('ing');
  return isOdd && next.isKnown ? -1 : 0;
};

/** How much the words follow each other as in a sentence: about 0.4 in prose, about -0.3 when they are shaken. */
const orderOf = (words: Word[]): { score: number; pairs: number } => {
  let sum = 0;
  let pairs = 0;
  words.forEach((word, index) => {
    const next = words[index + 1];
    if (!next || !isPlainGap(word, next)) return;
    pairs++;
    sum += worthOf(word, next) + clashOf(word, next);
  });
  return { score: pairs === 0 ? 1 : sum / pairs, pairs };
};

/** The fewer the pairs, the surer the sign has to be; set where one sentence of learners in two hundred falls below. */
const leastOrder = [
  { pairs: 35, score: 0.07 },
  { pairs: 25, score: 0.05 },
  { pairs: 15, score: -0.07 },
  { pairs: 10, score: -0.3 },
  { pairs: 6, score: -0.5 },
];

/** Whether a sentence, or a whole paragraph of short ones, has its words shaken. */
export const isShaken = (words: Word[]): boolean => {
  const { score, pairs } = orderOf(words);
  const least = leastOrder.find((each) => pairs >= each.pairs);
  return least !== undefined && score <= least.score;
};

/** A doubtful paragraph, far below the order the same child keeps elsewhere. */
const doubtful = { pairs: 28, score: 0.16, below: 0.28 };

export const isUnlikeTheRest = (words: Word[], rest: Word[]): boolean => {
  const own = orderOf(words);
  const others = orderOf(rest);
  return (
    own.pairs >= doubtful.pairs &&
    others.pairs >= doubtful.pairs &&
    own.score <= doubtful.score &&
    others.score - own.score >= doubtful.below
  );
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

/** Words thrown in where a missing full stop, or a good sentence before them, hides them. */
const shakenWindows = (words: Word[]): boolean[] => {
  const inWindow = words.map(() => false);
  for (const { size, score: least } of windows) {
    for (let from = 0; from + size <= words.length; from++) {
      const { score, pairs } = orderOf(words.slice(from, from + size));
      if (pairs >= 0.75 * size && score <= least) inWindow.fill(true, from, from + size);
    }
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
