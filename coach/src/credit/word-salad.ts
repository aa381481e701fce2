import type { Word } from '../parse/index.ts';
import { isKnownWord } from '../parse/word-frequency.ts';
import { closingWorth, openingWorth, pairWorth } from './word-pairs.ts';

/** As many content words without a word of grammar or a comma between them make a list, not a phrase. */
const longestContentRun = 7;
/** Stretches of so many words in such disorder stand in one essay of learners in a hundred. */
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
    sums.push(isPair ? { sum: sum + pairWorth(word, next), pairs: pairs + 1 } : { sum, pairs });
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
    ...(first && hasKind(first) ? [Math.max(worstOpening, openingWorth(first))] : []),
    ...(last && hasKind(last) ? [closingWorth(last)] : []),
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
/** Beside a sentence that is scrambled or may be, a lesser sign is enough: one sentence of learners in six falls below. */
const doubtfulNeighbour: LeastOrder[] = [
  { pairs: 19, score: 0.9 },
  { pairs: 13, score: 0.8 },
  { pairs: 9, score: 0.6 },
  { pairs: 6, score: 0.3 },
  { pairs: 4, score: 0 },
];
/** With such neighbours on both sides it has to read as well as most do. */
const doubtfulBetween: LeastOrder[] = [{ pairs: 4, score: 1.2 }];
/** Neighbours judged together, for one by itself is soon too short to tell: about one row of learners in a hundred. */
const doubtfulRow: LeastOrder[] = [
  { pairs: 31, score: 0 },
  { pairs: 22, score: -0.1 },
  { pairs: 16, score: -0.3 },
  { pairs: 12, score: -0.8 },
];
/** Longer sentences, and longer rows, are judged by themselves and with their paragraph. */
const longestInRow = 20;
const longestRow = 50;
/** With as many pairs, a sentence in such order does not belong to the disorder beside it. */
const standsOut: LeastOrder[] = [{ pairs: 4, score: 1 }];

/** Fewer pairs tell nothing. */
const fewestPairs = 4;
const tooLong: Order = { sum: 0, pairs: Number.POSITIVE_INFINITY };

const isBelow = (order: Order, levels: LeastOrder[]): boolean => {
  const least = levels.find((each) => order.pairs >= each.pairs);
  return least !== undefined && meanOf(order) <= least.score;
};

/** What stands between two such as these and is too short to tell, or hardly better. */
const lostBetween = (orders: Order[], isBad: boolean[]): boolean[] =>
  orders.map(
    (order, index) =>
      isBad[index - 1] === true &&
      isBad[index + 1] === true &&
      (order.pairs < fewestPairs || isBelow(order, doubtfulBetween)),
  );

/** What is too short to tell, with nobody but such as these beside it. */
const hangsOn = (orders: Order[], isBad: boolean[]): boolean[] =>
  orders.map(({ pairs }, index) => {
    const beside = [index - 1, index + 1].filter((at) => at in orders);
    return pairs < fewestPairs && beside.length > 0 && beside.every((at) => isBad[at]);
  });

/** Takes along, on both sides, what is hardly better than the scrambled sentence it stands beside. */
const spreadDoubt = (orders: Order[], isDoubtful: boolean[], isShaken: boolean[]): void => {
  const isBad = (index: number): boolean => isDoubtful[index] === true || isShaken[index] === true;
  const takeAlong = (index: number, neighbour: number): void => {
    const order = orders[index];
    if (order && isBad(neighbour) && !isBad(index) && isBelow(order, doubtfulNeighbour))
      isDoubtful[index] = true;
  };
  for (let index = 1; index < orders.length; index++) takeAlong(index, index - 1);
  for (let index = orders.length - 2; index >= 0; index--) takeAlong(index, index + 1);
  const isAmong = orders.map((_, index) => isBad(index));
  for (const takes of [lostBetween, hangsOn]) {
    takes(orders, isAmong).forEach((isTaken, index) => {
      if (isTaken) isDoubtful[index] = true;
    });
  }
};

const add = (...orders: Order[]): Order => ({
  sum: orders.reduce((total, { sum }) => total + sum, 0),
  pairs: orders.reduce((total, { pairs }) => total + pairs, 0),
});

const mayJoinRow = (order: Order): boolean =>
  order.pairs <= longestInRow && (order.pairs < fewestPairs || isBelow(order, standsOut));

/** Marks every row of neighbours that is in disorder as a whole. */
const doubtRows = (orders: Order[], isDoubtful: boolean[]): void => {
  orders.forEach((first, from) => {
    let row = first;
    for (let to = from; mayJoinRow(orders[to] ?? tooLong) && row.pairs <= longestRow; to++) {
      if (to > from && isBelow(row, doubtfulRow)) isDoubtful.fill(true, from, to + 1);
      row = add(row, orders[to + 1] ?? nothing);
    }
  });
};

/** For each sentence of a paragraph, whether it may be scrambled: too near it to be sure. */
export const findDoubtful = (sentences: Word[][], isShaken: boolean[]): boolean[] => {
  const orders = sentences.map(orderOfSentence);
  const isDoubtful = orders.map((order) => isBelow(order, doubtfulSentence));
  doubtRows(orders, isDoubtful);
  spreadDoubt(orders, isDoubtful, isShaken);
  return isDoubtful;
};

const orderOfAll = (sentences: Word[][]): Order => add(...sentences.map(orderOfSentence));

/** Whether a paragraph may be scrambled, given its sentences and the same without their scrambled words. */
export const isDoubtfulParagraph = (all: Word[][], rest: Word[][]): boolean => {
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
const shakenWindows = (words: Word[]): boolean[] => {
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
const saladIn = (words: Word[]): boolean[] => {
  if (isBelow(orderOfSentence(words), scrambled)) return words.map(() => true);
  const listed = contentRuns(words);
  const inWindow = shakenWindows(words);
  const isSalad = words.map((_, index) => listed[index] === true || inWindow[index] === true);
  // What is left hanging behind the last strung-together word belongs to it.
  const last = isSalad.lastIndexOf(true);
  if (last !== -1 && words.length - 1 - last <= 3) isSalad.fill(true, last);
  const share = isSalad.filter(Boolean).length / Math.max(1, words.length);
  return share >= mostSalad ? words.map(() => true) : isSalad;
};

/** The same for each sentence of a paragraph, with what is lost among scrambled ones. */
export const findWordSalad = (sentences: Word[][]): boolean[][] => {
  const salad = sentences.map(saladIn);
  const lost = lostBetween(sentences.map(orderOfSentence), salad.map(isWhole));
  return salad.map((signs, index) => signs.map((isSalad) => isSalad || lost[index] === true));
};

/** Whether all of a sentence is strung together. */
export const isWhole = (signs: boolean[]): boolean => signs.length > 0 && signs.every(Boolean);
