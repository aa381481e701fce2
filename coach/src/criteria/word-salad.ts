import type { Word } from '../text/index.ts';
import { isKnownWord } from '../text/word-frequency.ts';
import { pairWorth } from '../text/word-pairs.ts';

/** As many content words without a word of grammar or a comma between them make a list, not a phrase. */
const longestContentRun = 7;
/** Stretches of so many words in such disorder stand in one essay of learners in a hundred. */
const windows = [
  { size: 8, score: -2.2 },
  { size: 16, score: -1.4 },
  { size: 32, score: -0.5 },
];

const isPlainGap = (left: Word, right: Word): boolean => right.start - left.end <= 1;

/** A word nobody knows has no kind to go by, and a word said twice no order. */
const isTelling = (word: Word, next: Word): boolean =>
  isPlainGap(word, next) &&
  word.lower !== next.lower &&
  (isKnownWord(word.lower) || word.isName) &&
  (isKnownWord(next.lower) || next.isName);

interface Order {
  score: number;
  pairs: number;
}

/** For each place in a row of words, what the pairs before it are worth together, and how many they are. */
const sumUp = (words: Word[]): { sum: number; pairs: number }[] => {
  const sums = [{ sum: 0, pairs: 0 }];
  words.forEach((word, index) => {
    const next = words[index + 1];
    const { sum, pairs } = sums.at(-1) ?? { sum: 0, pairs: 0 };
    const isPair = next !== undefined && isTelling(word, next);
    sums.push(isPair ? { sum: sum + pairWorth(word, next), pairs: pairs + 1 } : { sum, pairs });
  });
  return sums;
};

/** How much words follow each other as in a sentence: about 1.2 in prose, about -0.8 when they are shaken. */
const orderBetween = (sums: { sum: number; pairs: number }[], from: number, to: number): Order => {
  const pairs = (sums[to]?.pairs ?? 0) - (sums[from]?.pairs ?? 0);
  return { score: pairs === 0 ? 1 : ((sums[to]?.sum ?? 0) - (sums[from]?.sum ?? 0)) / pairs, pairs };
};

const orderOf = (words: Word[]): Order => orderBetween(sumUp(words), 0, words.length);

interface LeastOrder {
  pairs: number;
  score: number;
}

/** The fewer the pairs, the surer the sign has to be; set where one sentence of learners in two hundred falls below. */
const shaken: LeastOrder[] = [
  { pairs: 35, score: 0.1 },
  { pairs: 25, score: 0 },
  { pairs: 15, score: -0.1 },
  { pairs: 10, score: -0.35 },
  { pairs: 6, score: -0.9 },
];

/** One paragraph of learners in twenty falls below, and hardly any by a practised writer. */
const doubtfulParagraph: LeastOrder[] = [
  { pairs: 60, score: 0.65 },
  { pairs: 15, score: 0.5 },
  { pairs: 10, score: 0.3 },
  { pairs: 6, score: 0.1 },
];

/** About one sentence of learners in thirty falls below, and nine in ten of those that are shaken. */
const doubtfulSentence: LeastOrder[] = [
  { pairs: 60, score: 0.6 },
  { pairs: 25, score: 0.4 },
  { pairs: 15, score: 0.2 },
  { pairs: 10, score: 0.05 },
  { pairs: 6, score: -0.35 },
];
/** Pairs enough to tell; a shorter sentence is judged together with the next ones. */
const enoughPairs = 10;

const isBelow = (words: Word[], levels: LeastOrder[]): boolean => {
  const { score, pairs } = orderOf(words);
  const least = levels.find((each) => pairs >= each.pairs);
  return least !== undefined && score <= least.score;
};

const isShaken = (words: Word[]): boolean => isBelow(words, shaken);

/** Short sentences in a row, joined until they are long enough to tell. */
const joinShort = (sentences: Word[][], from: number): Word[][] => {
  const joined: Word[][] = [];
  let pairs = 0;
  for (const sentence of sentences.slice(from)) {
    if (pairs >= enoughPairs) break;
    const own = orderOf(sentence).pairs;
    if (own >= enoughPairs) break;
    joined.push(sentence);
    pairs += own;
  }
  return pairs >= enoughPairs ? joined : [];
};

/** For each sentence of a paragraph, whether it may be shaken: too near it to be sure. */
export const findDoubtful = (sentences: Word[][]): boolean[] => {
  const isDoubtful = sentences.map((sentence) => isBelow(sentence, doubtfulSentence));
  sentences.forEach((_, from) => {
    const joined = joinShort(sentences, from);
    if (joined.length > 0 && isBelow(joined.flat(), doubtfulSentence))
      isDoubtful.fill(true, from, from + joined.length);
  });
  return isDoubtful;
};

/** One shaken sentence does not take the good ones beside it along, as long as those are the larger part. */
const standsByItself = (rest: Word[], all: Word[]): boolean =>
  rest.length >= all.length / 2 &&
  orderOf(rest).pairs >= (doubtfulParagraph.at(-1)?.pairs ?? 0) &&
  !isBelow(rest, doubtfulParagraph);

/** Whether a paragraph may be shaken, given those of its words that are not in a shaken sentence. */
export const isDoubtfulParagraph = (all: Word[], rest: Word[]): boolean =>
  !standsByItself(rest, all) && (isBelow(all, doubtfulParagraph) || isBelow(rest, doubtfulParagraph));

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
  const sums = sumUp(words);
  for (const { size, score: least } of windows) {
    for (let from = 0; from + size <= words.length; from++) {
      const { score, pairs } = orderBetween(sums, from, from + size - 1);
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
