import { markerInstructions } from '../data/marker-instructions.ts';
import { isNonsenseWord } from '../text/gibberish.ts';
import type { Sentence, TextAnalysis, Word } from '../text/index.ts';
import { splitParagraphs } from '../text/split-paragraphs.ts';
import { splitSentences } from '../text/split-sentences.ts';
import { findWordSalad } from './word-salad.ts';

/** Words in a row that, said again, are a repetition and not a turn of phrase. */
const repeatedRun = 8;
/** A sentence this much like an earlier one says nothing new. */
const sameSentence = 0.86;
/** A sentence with this share of its words in runs from the prompt is the prompt's, not the child's. */
const copiedShare = 0.75;
const copiedRun = 4;
/** A shorter sentence may come again by chance. */
const fewestWords = 3;

const wordsOf = ({ words }: TextAnalysis, sentence: Sentence): Word[] =>
  words.slice(sentence.firstWord, sentence.endWord);

const isNonsense = (words: Word[]): boolean => {
  const nonsense = words.filter((word) => isNonsenseWord(word.lower) && !word.isName).length;
  const unknown = words.filter((word) => !word.isKnown && !word.isName).length;
  return (
    nonsense / words.length >= 0.4 || (nonsense > 0 && words.length >= 3 && unknown / words.length >= 0.7)
  );
};

/** Marks every word of a later run of words that stood in the text before, word for word. */
const repeatedWords = (words: string[], runs: { length: number; earlier: string[] }): boolean[] => {
  const { length, earlier } = runs;
  const isRepeated = new Array<boolean>(words.length).fill(false);
  const seen = new Set<string>();
  for (let index = 0; index + length <= earlier.length; index++)
    seen.add(earlier.slice(index, index + length).join(' '));
  const own = earlier.length === 0;
  for (let index = 0; index + length <= words.length; index++) {
    const run = words.slice(index, index + length).join(' ');
    if (seen.has(run)) isRepeated.fill(true, index, index + length);
    else if (own) seen.add(run);
  }
  return isRepeated;
};

/** The same word four times in a row says nothing at all, not even once. */
const emptyEcho = 4;

const drummedWords = (words: string[]): boolean[] => {
  const isDrummed = words.map(() => false);
  let from = 0;
  words.forEach((word, index) => {
    if (word !== words[from]) from = index;
    if (index - from + 1 >= emptyEcho) isDrummed.fill(true, from, index + 1);
  });
  return isDrummed;
};

/** Whole sentences met again word for word, also where a missing full stop hides where they begin. */
const metAgain = (words: string[], sentences: string[][], from: (index: number) => number): boolean[] => {
  const isMet = words.map(() => false);
  sentences.forEach((sentence, index) => {
    if (sentence.length < fewestWords) return;
    for (let at = from(index); at + sentence.length <= words.length; at++) {
      if (sentence.every((word, step) => words[at + step] === word))
        isMet.fill(true, at, at + sentence.length);
    }
  });
  return isMet;
};

/** "go go go go" and "I like dogs I like dogs" right after each other, whatever the punctuation. */
const echoedWords = (words: string[]): boolean[] => {
  const isEcho = new Array<boolean>(words.length).fill(false);
  for (let size = 1; size <= repeatedRun; size++) {
    for (let index = size; index + size <= words.length; index++) {
      let step = 0;
      while (step < size && words[index + step] === words[index + step - size]) step++;
      if (step === size) isEcho.fill(true, index, index + size);
    }
  }
  return isEcho;
};

const letterPairs = (text: string): Map<string, number> => {
  const pairs = new Map<string, number>();
  for (let index = 0; index + 2 <= text.length; index++) {
    const pair = text.slice(index, index + 2);
    pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
  }
  return pairs;
};

/** Share of letter pairs in common: a copy stays a copy when one spelling in it is fixed. */
const likeness = (a: Map<string, number>, b: Map<string, number>, lengths: number): number => {
  let shared = 0;
  for (const [pair, count] of a) shared += Math.min(count, b.get(pair) ?? 0);
  return lengths === 0 ? 0 : (2 * shared) / lengths;
};

const repeatedSentences = (analysis: TextAnalysis): Set<number> => {
  const earlier: { pairs: Map<string, number>; length: number }[] = [];
  const repeated = new Set<number>();
  for (const sentence of analysis.sentences) {
    const plain = wordsOf(analysis, sentence)
      .map((word) => word.lower)
      .join(' ');
    const pairs = letterPairs(plain);
    const length = Math.max(0, plain.length - 1);
    const isCopy = earlier.some(
      (other) =>
        Math.min(length, other.length) / Math.max(length, other.length, 1) > 0.7 &&
        likeness(pairs, other.pairs, length + other.length) >= sameSentence,
    );
    if (isCopy) repeated.add(sentence.index);
    else earlier.push({ pairs, length });
  }
  return repeated;
};

export interface Uncredited {
  /** For each word, whether it earns nothing: gibberish, repetition, the prompt's own, a note to the marker. */
  drop: boolean[];
  /** Words of sentences left out because they can't be read; their misspellings still count. */
  unreadable: Word[];
}

const plainWords = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/[’‘]/g, "'")
    .match(/[\p{L}\p{N}]+(?:['-][\p{L}\p{N}]+)*/gu) ?? [];

const promptSentences = (prompt: string): string[][] =>
  splitParagraphs(prompt)
    .flatMap((paragraph) => splitSentences(prompt, paragraph))
    .map(({ start, end }) => plainWords(prompt.slice(start, end)));

/** Runs of two or more words that can't be read, also inside a sentence that can. */
const nonsenseRuns = (words: Word[]): boolean[] => {
  const isNoise = words.map((word) => isNonsenseWord(word.lower) && !word.isName);
  return isNoise.map((noise, index) => noise && (isNoise[index - 1] === true || isNoise[index + 1] === true));
};

const isSentenceUncredited = (analysis: TextAnalysis, sentence: Sentence, isCopied: boolean[]): boolean => {
  const words = wordsOf(analysis, sentence);
  const raw = analysis.text.slice(sentence.start, sentence.end);
  const copied = words.filter((word) => isCopied[word.index]).length;
  return (
    isNonsense(words) ||
    copied / words.length >= copiedShare ||
    markerInstructions.some((pattern) => pattern.test(raw))
  );
};

export const findUncredited = (analysis: TextAnalysis, prompt: string): Uncredited => {
  const { words, sentences } = analysis;
  const lower = words.map((word) => word.lower);
  const own = sentences.map((sentence) => lower.slice(sentence.firstWord, sentence.endWord));
  const isCopied = repeatedWords(lower, { length: copiedRun, earlier: plainWords(prompt) });
  const copies = repeatedSentences(analysis);
  const signs = [
    repeatedWords(lower, { length: repeatedRun, earlier: [] }),
    echoedWords(lower),
    drummedWords(lower),
    nonsenseRuns(words),
    metAgain(lower, own, (index) => sentences[index]?.endWord ?? 0),
    metAgain(lower, promptSentences(prompt), () => 0),
    sentences.flatMap((sentence) => findWordSalad(wordsOf(analysis, sentence))),
  ];
  const drop = words.map((_, index) => signs.some((sign) => sign[index] === true));
  const unreadable: Word[] = [];
  for (const sentence of sentences) {
    if (isNonsense(wordsOf(analysis, sentence))) unreadable.push(...wordsOf(analysis, sentence));
    if (copies.has(sentence.index) || isSentenceUncredited(analysis, sentence, isCopied)) {
      drop.fill(true, sentence.firstWord, sentence.endWord);
    }
  }
  return { drop, unreadable };
};
