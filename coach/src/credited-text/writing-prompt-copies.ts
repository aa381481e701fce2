import { splitSentences } from '@inkling/contract';
import type { TextAnalysis, Word } from '../parse/index.ts';
import { splitParagraphs } from '../parse/split-paragraphs.ts';
import { wordsOf } from '../parse/words-of.ts';
import { isNearCopy, maskCopiedSentences, uniteMasks, type WordMask } from './repetition.ts';
import { spanOfMatchingWords } from './span-of-matching-words.ts';

/** A sentence with this share of its words in runs from the prompt is the prompt's, not the child's. */
const copiedShare = 0.75;
const copiedRun = 4;
/** Nobody answers a task in so many of its own words in its own order. */
const nearPromptShare = 0.68;

export const lowerWordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/[’‘]/g, "'")
    .match(/[\p{L}\p{N}]+(?:['-][\p{L}\p{N}]+)*/gu) ?? [];

const promptSentences = (prompt: string): string[][] =>
  splitParagraphs(prompt)
    .flatMap((paragraph) => splitSentences(prompt, paragraph))
    .map(({ start, end }) => lowerWordsOf(prompt.slice(start, end)));

/** Words in runs of four that the prompt has too. */
const wordsInRuns = (words: Word[], prompt: string): WordMask => {
  const theirs = lowerWordsOf(prompt);
  const runs = new Set(theirs.map((_, index) => theirs.slice(index, index + copiedRun).join(' ')));
  const isCopied = words.map(() => false);
  for (let index = 0; index + copiedRun <= words.length; index++) {
    const run = words.slice(index, index + copiedRun).map((word) => word.lower);
    if (runs.has(run.join(' '))) isCopied.fill(true, index, index + copiedRun);
  }
  return isCopied;
};

/** Sentences that are mostly the prompt's, word for word. */
const copiedSentences = (analysis: TextAnalysis, prompt: string): WordMask => {
  const inRun = wordsInRuns(analysis.words, prompt);
  const isCopied = inRun.map(() => false);
  for (const sentence of analysis.sentences) {
    const words = wordsOf(analysis, sentence);
    const part = (word: Word): boolean => inRun[word.index] === true;
    if (words.filter(part).length < copiedShare * words.length) continue;
    for (const { index } of spanOfMatchingWords(words, part)) isCopied[index] = true;
  }
  return isCopied;
};

/** A stretch of the text beside the prompt, word for word: where it stands, and where in the prompt. */
interface Beside {
  from: number;
  to: number;
  shared: number;
}

/** As many words beside the prompt's are no chance, and no answer that takes up its words either. */
const fewestBeside = 12;
const besideShare = 0.7;
/** As many words in a row may have been changed. */
const mostChanged = 2;

/** For each way to lay the prompt beside the text, the places where both have the same word. */
const lieBeside = (words: Word[], theirs: string[]): Map<number, number[]> => {
  const places = new Map<string, number[]>();
  theirs.forEach((word, at) => {
    places.set(word, [...(places.get(word) ?? []), at]);
  });
  const byShift = new Map<number, number[]>();
  words.forEach(({ lower }, index) => {
    for (const at of places.get(lower) ?? []) {
      const same = byShift.get(index - at);
      if (same) same.push(index);
      else byShift.set(index - at, [index]);
    }
  });
  return byShift;
};

const stretchesOf = (same: number[]): Beside[] => {
  const stretches: Beside[] = [];
  for (const index of same) {
    const last = stretches.at(-1);
    if (last && index - last.to <= mostChanged) {
      last.to = index + 1;
      last.shared++;
    } else stretches.push({ from: index, to: index + 1, shared: 1 });
  }
  return stretches;
};

/** The prompt with words changed, wherever its sentences seem to begin and end. */
const besidePrompt = (words: Word[], prompt: string): WordMask => {
  const theirs = lowerWordsOf(prompt);
  const isBeside = words.map(() => false);
  for (const [shift, same] of lieBeside(words, theirs)) {
    for (const { from, to, shared } of stretchesOf(same)) {
      if (to - from < fewestBeside || shared < besideShare * (to - from)) continue;
      // Its first and its last words may be among those changed.
      const first = from - shift <= mostChanged ? shift : from;
      const end = theirs.length - (to - shift) <= mostChanged ? theirs.length + shift : to;
      isBeside.fill(true, Math.max(0, first), end);
    }
  }
  return isBeside;
};

/** The prompt's sentences with a word changed here and there, in what is not word for word the prompt's. */
const nearPrompt = (analysis: TextAnalysis, known: string[][], isCopied: WordMask): WordMask =>
  analysis.sentences.flatMap((sentence) => {
    const words = wordsOf(analysis, sentence);
    const own = words.filter(({ index }) => !isCopied[index]).map((word) => word.lower);
    const isNear = known.some((theirs) => isNearCopy(own, theirs, { enough: nearPromptShare }));
    return words.map(() => isNear);
  });

/** Words that are the prompt's and not the child's. */
export const findWritingPromptCopies = (analysis: TextAnalysis, prompt: string): WordMask => {
  const known = promptSentences(prompt);
  const isCopied = uniteMasks(
    maskCopiedSentences(analysis, known),
    copiedSentences(analysis, prompt),
    besidePrompt(analysis.words, prompt),
  );
  return uniteMasks(isCopied, nearPrompt(analysis, known, isCopied));
};
