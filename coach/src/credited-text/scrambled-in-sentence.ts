import type { Word } from '../parse/index.ts';
import { isKnownWord } from '../parse/word-frequency.ts';
import { pairScore, sentenceClosingScore, sentenceOpeningScore } from './word-pairs.ts';

/** As many content words without a word of grammar or a comma between them make a list, not a phrase. */
const longestContentRun = 7;
/** One essay of learners in a hundred has a stretch of this many words in such disorder. */
const windows = [
  { size: 8, score: -3.1 },
  { size: 12, score: -2.4 },
  { size: 16, score: -1.8 },
  { size: 32, score: -0.7 },
];

const isPlainGap = (left: Word, right: Word): boolean => right.start - left.end <= 1;

/** A word nobody knows has no kind to go by. */
const hasKind = (word: Word): boolean => isKnownWord(word.lower) || word.isName;

/** A word said twice has no order either. */
const isTelling = (word: Word, next: Word): boolean =>
  isPlainGap(word, next) && word.lower !== next.lower && hasKind(word) && hasKind(next);

/** What pairs of words are worth together, and how many they are. */
interface Order {
  sum: number;
  pairs: number;
}

const nothing: Order = { sum: 0, pairs: 0 };

/** For each place in a row of words, what the pairs before it are worth. */
const sumUp = (words: Word[]): Order[] => {
  const sums = [nothing];
  words.forEach((word, index) => {
    const next = words[index + 1];
    const { sum, pairs } = sums.at(-1) ?? nothing;
    const isPair = next !== undefined && isTelling(word, next);
    sums.push(isPair ? { sum: sum + pairScore(word, next), pairs: pairs + 1 } : { sum, pairs });
  });
  return sums;
};

const between = (sums: Order[], from: number, to: number): Order => ({
  sum: (sums[to]?.sum ?? 0) - (sums[from]?.sum ?? 0),
  pairs: (sums[to]?.pairs ?? 0) - (sums[from]?.pairs ?? 0),
});

/** How much words follow each other as in a sentence: about 1.5 in prose, about -1.5 when they are scrambled. */
const meanOf = ({ sum, pairs }: Order): number => (pairs === 0 ? 1 : sum / pairs);

const orderOf = (words: Word[]): Order => sumUp(words).at(-1) ?? nothing;

/** Questions begin with words that seldom begin anything else. */
const worstOpening = -2;

/** The same with how well the first word opens a sentence and the last one closes it. */
const orderOfSentence = (words: Word[]): Order => {
  const { sum, pairs } = orderOf(words);
  const first = words[0];
  const last = words.at(-1);
  const edges = [
    ...(first && hasKind(first) ? [Math.max(worstOpening, sentenceOpeningScore(first))] : []),
    ...(last && hasKind(last) ? [sentenceClosingScore(last)] : []),
  ];
  return { sum: edges.reduce((total, worth) => total + worth, sum), pairs: pairs + edges.length };
};

interface LeastOrder {
  pairs: number;
  score: number;
}

/** The fewer the pairs, the surer the sign has to be; set where one sentence of learners in two hundred falls below. */
const scrambled: LeastOrder[] = [
  { pairs: 46, score: 0.3 },
  { pairs: 29, score: -0.1 },
  { pairs: 19, score: -0.4 },
  { pairs: 13, score: -0.55 },
  { pairs: 9, score: -1.1 },
  { pairs: 6, score: -2.2 },
];

/** About one paragraph of learners in eighty falls below, and hardly any that is scrambled does not. */
const doubtfulParagraph: LeastOrder[] = [
  { pairs: 45, score: 0.2 },
  { pairs: 17, score: 0.1 },
  { pairs: 6, score: 0 },
];

/** About one sentence of learners in fifty falls below, and nine in ten of those that are scrambled. */
const doubtfulSentence: LeastOrder[] = [
  { pairs: 60, score: 0 },
  { pairs: 29, score: 0.3 },
  { pairs: 19, score: 0.2 },
  { pairs: 13, score: 0 },
  { pairs: 9, score: -0.4 },
  { pairs: 8, score: -0.75 },
  { pairs: 6, score: -1.6 },
  { pairs: 4, score: -2 },
];
/** Fewer pairs tell nothing. */
const fewestPairs = 4;
const isBelow = (order: Order, levels: LeastOrder[]): boolean => {
  const least = levels.find((each) => order.pairs >= each.pairs);
  return least !== undefined && meanOf(order) <= least.score;
};

const add = (...orders: Order[]): Order => ({
  sum: orders.reduce((total, { sum }) => total + sum, 0),
  pairs: orders.reduce((total, { pairs }) => total + pairs, 0),
});

/** Whether a sentence may be scrambled: too near it to be sure. */
export const mayBeScrambled = (words: Word[]): boolean => isBelow(orderOfSentence(words), doubtfulSentence);

const orderOfAll = (sentences: Word[][]): Order => add(...sentences.map(orderOfSentence));

/** Whether a paragraph may be scrambled, given its sentences and the same without their scrambled words. */
export const mayParagraphBeScrambled = (all: Word[][], rest: Word[][]): boolean => {
  const left = orderOfAll(rest);
  // One scrambled sentence does not take the good ones beside it along, as long as those are the larger part.
  const standsByItself =
    rest.flat().length >= all.flat().length / 2 &&
    left.pairs >= fewestPairs &&
    !isBelow(left, doubtfulParagraph);
  return !standsByItself && [orderOfAll(all), left].some((order) => isBelow(order, doubtfulParagraph));
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
const scrambledWindows = (words: Word[]): boolean[] => {
  const inWindow = words.map(() => false);
  const sums = sumUp(words);
  for (const { size, score: least } of windows) {
    for (let from = 0; from + size <= words.length; from++) {
      const order = between(sums, from, from + size - 1);
      if (order.pairs >= 0.75 * size && meanOf(order) <= least) inWindow.fill(true, from, from + size);
    }
  }
  return inWindow;
};

/** A sentence with this share of strung-together words is not one. */
const mostSalad = 0.6;

/** For each word of a sentence, whether it is strung together without saying anything: a list, or words scrambled. */
export const findScrambledInSentence = (words: Word[]): boolean[] => {
  if (isBelow(orderOfSentence(words), scrambled)) return words.map(() => true);
  const listed = contentRuns(words);
  const inWindow = scrambledWindows(words);
  const isSalad = words.map((_, index) => listed[index] === true || inWindow[index] === true);
  // What is left hanging behind the last strung-together word belongs to it.
  const last = isSalad.lastIndexOf(true);
  if (last !== -1 && words.length - 1 - last <= 3) isSalad.fill(true, last);
  const share = isSalad.filter(Boolean).length / Math.max(1, words.length);
  return share >= mostSalad ? words.map(() => true) : isSalad;
};
