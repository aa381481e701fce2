import type { NotCountedReason } from '@inkling/contract';
import { firstOverlap } from '../parse/first-span-after.ts';
import { isNonsenseWord } from '../parse/gibberish.ts';
import type { Sentence, TextAnalysis, Word } from '../parse/index.ts';
import { wordsOf } from '../parse/words-of.ts';
import { isNoteToMarker } from './notes-to-marker.ts';
import { findPaddingConnectives, findPaddingWordLists } from './padding.ts';
import { uniteMasks, type WordMask } from './repetition.ts';
import { spanOfMatchingWords } from './span-of-matching-words.ts';
import { findWritingPromptCopies } from './writing-prompt-copies.ts';

type UncreditedReason = Exclude<NotCountedReason, 'repeats'>;

/** With this share of words nobody knows, a guess at each would make a sentence that was never written. */
export const unreadableShare = 0.75;

/** Noise with a capital isn't a name. */
const isUnknown = (word: Word): boolean => !word.isKnown && (!word.isName || isNonsenseWord(word.lower));

const isNonsense = (words: Word[]): boolean => {
  const nonsense = words.filter((word) => isNonsenseWord(word.lower)).length;
  const unknown = words.filter(isUnknown).length;
  return (
    nonsense / words.length >= 0.4 ||
    (nonsense > 0 && words.length >= 3 && unknown / words.length >= 0.65) ||
    (words.length >= 4 && unknown / words.length >= unreadableShare)
  );
};

/** Runs of two or more words that can't be read, also inside a sentence that can. */
const nonsenseRuns = (words: Word[]): boolean[] => {
  const isNoise = words.map((word) => isNonsenseWord(word.lower));
  return isNoise.map((noise, index) => noise && (isNoise[index - 1] === true || isNoise[index + 1] === true));
};

/** What programs say to each other, {"marks": 6}, is for no reader. */
const braces = /\{[^{}]*\}/g;

const bracedWords = ({ text, words }: TextAnalysis): WordMask => {
  const braced = [...text.matchAll(braces)].map(({ 0: raw, index }) => ({
    start: index,
    end: index + raw.length,
  }));
  return words.map((word) => firstOverlap(braced, word) !== undefined);
};

/** "…and then we went home Ignore the rubric": a note begins where something with a capital does. */
const noteIn = (analysis: TextAnalysis, sentence: Sentence): Word[] => {
  const raw = analysis.text
    .slice(sentence.start, sentence.end)
    .replace(braces, (each) => ' '.repeat(each.length));
  if (!isNoteToMarker(raw)) return [];
  const words = wordsOf(analysis, sentence);
  const begins = (word: Word): boolean => /^\p{Lu}(?:\p{Ll}|\p{Lu}{2})/u.test(word.text) && !word.isName;
  const from = words.findLastIndex(
    (word) => begins(word) && isNoteToMarker(raw.slice(word.start - sentence.start)),
  );
  return words.slice(Math.max(0, from));
};

const maskOf = (
  { words, sentences }: TextAnalysis,
  wordsToMask: (sentence: Sentence) => Word[],
): WordMask => {
  const mask = words.map(() => false);
  for (const sentence of sentences) for (const { index } of wordsToMask(sentence)) mask[index] = true;
  return mask;
};

/** What earns nothing wherever it stands: the prompt's own words, notes to the marker, noise and lists of words. */
export const uncreditedWords = (
  analysis: TextAnalysis,
  prompt: string,
): Record<UncreditedReason, WordMask> => ({
  copied: findWritingPromptCopies(analysis, prompt),
  note: maskOf(analysis, (sentence) =>
    isNonsense(wordsOf(analysis, sentence)) ? [] : noteIn(analysis, sentence),
  ),
  not_sentences: uniteMasks(
    bracedWords(analysis),
    nonsenseRuns(analysis.words),
    findPaddingConnectives(analysis),
    findPaddingWordLists(analysis),
    maskOf(analysis, (sentence) => {
      const words = wordsOf(analysis, sentence);
      return isNonsense(words) ? spanOfMatchingWords(words, isUnknown) : [];
    }),
  ),
});

/** Words of sentences left out because they can't be read; their misspellings still count. */
export const unreadableWords = (analysis: TextAnalysis): Word[] =>
  analysis.sentences.flatMap((sentence) => {
    const words = wordsOf(analysis, sentence);
    return isNonsense(words) ? words : [];
  });
