import { markerInstructions } from '../data/marker-instructions.ts';
import { isNonsenseWord } from '../text/gibberish.ts';
import type { Sentence, TextAnalysis, Word } from '../text/index.ts';
import { splitParagraphs } from '../text/split-paragraphs.ts';
import { splitSentences } from '../text/split-sentences.ts';
import { paragraphWords, wordsOf } from '../text/words-of.ts';
import { emptyLinks, listedWords } from './empty-words.ts';
import { either, isNearCopy, type Signs, sentencesMet } from './repetition.ts';
import { findDoubtful, findWordSalad, isDoubtfulParagraph } from './word-salad.ts';

/** A sentence with this share of its words in runs from the prompt is the prompt's, not the child's. */
const copiedShare = 0.75;
const copiedRun = 4;
/** Nobody answers a task in so many of its own words in its own order. */
const nearPromptShare = 0.68;

/** With this share of words nobody knows, a guess at each would make a sentence that was never written. */
export const unreadableShare = 0.75;

const isNonsense = (words: Word[]): boolean => {
  const nonsense = words.filter((word) => isNonsenseWord(word.lower)).length;
  // Noise with a capital is no name.
  const unknown = words.filter(
    (word) => !word.isKnown && (!word.isName || isNonsenseWord(word.lower)),
  ).length;
  return (
    nonsense / words.length >= 0.4 ||
    (nonsense > 0 && words.length >= 3 && unknown / words.length >= 0.7) ||
    (words.length >= 4 && unknown / words.length >= unreadableShare)
  );
};

export const plainWords = (text: string): string[] =>
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
  const isNoise = words.map((word) => isNonsenseWord(word.lower));
  return isNoise.map((noise, index) => noise && (isNoise[index - 1] === true || isNoise[index + 1] === true));
};

/** What nobody can read has no order and says nothing about the words beside it. */
const readable = (words: Word[]): Word[] => words.filter((word) => !isNonsenseWord(word.lower));

/** For each word, what is found of the stretch it stands in. */
const spread = (stretches: Word[][], verdicts: boolean[]): Signs =>
  stretches.flatMap((stretch, index) => stretch.map(() => verdicts[index] === true));

export const isNoteToMarker = (raw: string): boolean =>
  markerInstructions.some((pattern) => pattern.test(raw));

const isSentenceUncredited = (analysis: TextAnalysis, sentence: Sentence, isCopied: boolean[]): boolean => {
  const words = wordsOf(analysis, sentence);
  const raw = analysis.text.slice(sentence.start, sentence.end);
  const copied = words.filter((word) => isCopied[word.index]).length;
  return isNonsense(words) || copied / words.length >= copiedShare || isNoteToMarker(raw);
};

/** Words in runs of four that the prompt has too. */
const copiedWords = (words: Word[], prompt: string): boolean[] => {
  const theirs = plainWords(prompt);
  const runs = new Set(theirs.map((_, index) => theirs.slice(index, index + copiedRun).join(' ')));
  const isCopied = words.map(() => false);
  for (let index = 0; index + copiedRun <= words.length; index++) {
    const run = words.slice(index, index + copiedRun).map((word) => word.lower);
    if (runs.has(run.join(' '))) isCopied.fill(true, index, index + copiedRun);
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
const besidePrompt = (words: Word[], prompt: string): Signs => {
  const theirs = plainWords(prompt);
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

/** The prompt's sentences with a word changed here and there. */
const nearPrompt = (analysis: TextAnalysis, known: string[][]): Signs =>
  analysis.sentences.flatMap((sentence) => {
    const own = wordsOf(analysis, sentence).map((word) => word.lower);
    const isNear = known.some((theirs) => isNearCopy(own, theirs, { enough: nearPromptShare }));
    return own.map(() => isNear);
  });

/** What earns nothing wherever it stands: noise, the prompt's own words, notes to the marker, lists of words. */
export const emptyWords = (analysis: TextAnalysis, prompt: string): Signs => {
  const { words, sentences } = analysis;
  const known = promptSentences(prompt);
  const isCopied = copiedWords(words, prompt);
  const signs = [
    nonsenseRuns(words),
    sentencesMet(analysis, known),
    emptyLinks(analysis),
    listedWords(analysis),
    nearPrompt(analysis, known),
    besidePrompt(words, prompt),
  ];
  const isEmpty = either(...signs);
  for (const sentence of sentences) {
    if (isSentenceUncredited(analysis, sentence, isCopied))
      isEmpty.fill(true, sentence.firstWord, sentence.endWord);
  }
  return isEmpty;
};

/** Words in an order no sentence has: surely, which earns nothing, or perhaps, which raises no mark but may lower one. */
export const shakenWords = (analysis: TextAnalysis): { drop: Signs; doubtful: Signs } => {
  const stretches = analysis.sentences.map((sentence) => wordsOf(analysis, sentence));
  const salad = stretches.flatMap(findWordSalad);
  const paragraphs = analysis.paragraphs.map((paragraph) => paragraphWords(analysis, paragraph));
  const inDoubtfulParagraph = paragraphs.map((paragraph) => {
    const all = readable(paragraph);
    return isDoubtfulParagraph(
      all,
      all.filter((word) => !salad[word.index]),
    );
  });
  const isShaken = stretches.map((words) => words.length > 0 && words.every((word) => salad[word.index]));
  // A title may be put together in any way.
  const judged = stretches.map((words, index) => (analysis.sentences[index]?.isProse ? readable(words) : []));
  const inDoubtfulSentence = analysis.paragraphs.flatMap(({ firstSentence, endSentence }) =>
    findDoubtful(judged.slice(firstSentence, endSentence), isShaken.slice(firstSentence, endSentence)),
  );
  return {
    drop: salad,
    doubtful: either(spread(paragraphs, inDoubtfulParagraph), spread(stretches, inDoubtfulSentence)).map(
      (isDoubtful, index) => isDoubtful && !salad[index],
    ),
  };
};

/** Words of sentences left out because they can't be read; their misspellings still count. */
export const unreadableWords = (analysis: TextAnalysis): Word[] =>
  analysis.sentences.flatMap((sentence) => {
    const words = wordsOf(analysis, sentence);
    return isNonsense(words) ? words : [];
  });
