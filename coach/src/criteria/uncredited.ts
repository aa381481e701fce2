import { markerInstructions } from '../data/marker-instructions.ts';
import { isNonsenseWord } from '../text/gibberish.ts';
import type { Sentence, TextAnalysis, Word } from '../text/index.ts';
import { splitParagraphs } from '../text/split-paragraphs.ts';
import { splitSentences } from '../text/split-sentences.ts';
import { findRepetition, sentencesMet } from './repetition.ts';
import { findWordSalad, isDoubtfulSentence, judgeParagraph } from './word-salad.ts';

/** A sentence with this share of its words in runs from the prompt is the prompt's, not the child's. */
const copiedShare = 0.75;
const copiedRun = 4;

const wordsOf = ({ words }: TextAnalysis, sentence: Sentence): Word[] =>
  words.slice(sentence.firstWord, sentence.endWord);

const isNonsense = (words: Word[]): boolean => {
  const nonsense = words.filter((word) => isNonsenseWord(word.lower)).length;
  const unknown = words.filter((word) => !word.isKnown && !word.isName).length;
  return (
    nonsense / words.length >= 0.4 || (nonsense > 0 && words.length >= 3 && unknown / words.length >= 0.7)
  );
};

export interface Uncredited {
  /** For each word, whether it earns nothing: gibberish, repetition, the prompt's own, a note to the marker. */
  drop: boolean[];
  /** For each word, whether its sentence or paragraph may be shaken words: those raise no mark, but may lower one. */
  doubtful: boolean[];
  /** Words of sentences left out because they can't be read; their misspellings still count. */
  unreadable: Word[];
}

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

const paragraphWords = ({ words, sentences, paragraphs }: TextAnalysis): Word[][] =>
  paragraphs.map((paragraph) => {
    const first = sentences[paragraph.firstSentence]?.firstWord ?? 0;
    return words.slice(first, sentences[paragraph.endSentence - 1]?.endWord ?? first);
  });

/** What nobody can read has no order and says nothing about the words beside it. */
const readable = (words: Word[]): Word[] => words.filter((word) => !isNonsenseWord(word.lower));

/** For each word, what is found of the stretch it stands in. */
const spread = <Verdict>(stretches: Word[][], judge: (words: Word[]) => Verdict): Verdict[] =>
  stretches.flatMap((stretch) => {
    const verdict = judge(readable(stretch));
    return stretch.map(() => verdict);
  });

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

export const findUncredited = (analysis: TextAnalysis, prompt: string): Uncredited => {
  const { words, sentences } = analysis;
  const isCopied = copiedWords(words, prompt);
  const salad = sentences.flatMap((sentence) => findWordSalad(wordsOf(analysis, sentence)));
  const paragraphs = spread(paragraphWords(analysis), (paragraph) =>
    judgeParagraph(
      paragraph,
      paragraph.filter((word) => !salad[word.index]),
    ),
  );
  const signs = [
    findRepetition(analysis),
    nonsenseRuns(words),
    sentencesMet(
      analysis,
      promptSentences(prompt).map((sentence) => ({ words: sentence, from: 0 })),
    ),
    salad,
    paragraphs.map((verdict) => verdict === 'shaken'),
  ];
  const drop = words.map((_, index) => signs.some((sign) => sign[index] === true));
  const unreadable: Word[] = [];
  for (const sentence of sentences) {
    if (isNonsense(wordsOf(analysis, sentence))) unreadable.push(...wordsOf(analysis, sentence));
    if (isSentenceUncredited(analysis, sentence, isCopied))
      drop.fill(true, sentence.firstWord, sentence.endWord);
  }
  const inDoubtfulSentence = spread(
    sentences.map((sentence) => wordsOf(analysis, sentence)),
    isDoubtfulSentence,
  );
  const doubtful = words.map(
    (_, index) => paragraphs[index] === 'doubtful' || inDoubtfulSentence[index] === true,
  );
  return { drop, doubtful, unreadable };
};
