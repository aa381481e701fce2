import { countDistinct, type Draft, draftWithUncertainErrors, overlaps, share } from '../marking/draft.ts';
import type { Word } from '../parse/index.ts';

const windowSize = 50;

/** Mean share of different sound words in each stretch of fifty; a misspelled word is never a new one. */
const movingDiversity = (words: Word[], sound: ReadonlySet<number>): number => {
  if (words.length === 0) return 0;
  const size = Math.min(windowSize, words.length);
  let sum = 0;
  let windows = 0;
  for (let from = 0; from + size <= words.length; from += 5) {
    const stretch = words.slice(from, from + size).filter((word) => sound.has(word.index));
    sum += countDistinct(stretch.map((word) => word.lemma)) / size;
    windows++;
  }
  // In a text shorter than the window every word is new, which proves nothing.
  return (sum / windows) * Math.sqrt(size / windowSize);
};

const isExact = (word: Word): boolean =>
  word.isContent &&
  !word.isName &&
  (word.vocabulary === 'rare' ||
    word.vocabulary === 'precise' ||
    (word.vocabulary === 'everyday' && word.lower.length >= 7));

export interface WordMeasures {
  /** Different content words, each counted once whatever its form. */
  contentWords: number;
  /** Different words that say exactly what is meant. */
  exactWords: Word[];
  longWords: number;
  /** Different words for each square root of all words: falls when a text says the same again. */
  range: number;
  longRange: number;
  diversity: number;
}

const firstOfEach = (words: Word[]): Word[] => {
  const seen = new Set<string>();
  return words.filter((word) => !seen.has(word.lemma) && seen.add(word.lemma));
};

const measure = (draft: Draft): WordMeasures => {
  const { words, sound, analysis, findings } = draft;
  const content = sound.filter((word) => word.isContent);
  // A name without its capital must not count as a choice of word until it is mended.
  const chosen = content.filter(
    (word) => !word.isName && !findings.some((finding) => overlaps(finding, word)),
  );
  const links = new Set(analysis.connectives.map((link) => link.start));
  const long = firstOfEach(chosen.filter((word) => word.lower.length >= 7)).length;
  const root = Math.sqrt(Math.max(1, draftWithUncertainErrors(draft).words.length));
  return {
    contentWords: firstOfEach(content).length,
    exactWords: firstOfEach(chosen.filter((word) => isExact(word) && !links.has(word.start))),
    longWords: long,
    range: countDistinct(sound.map((word) => word.lemma)) / root,
    longRange: long / root,
    diversity: movingDiversity(words, new Set(sound.map((word) => word.index))),
  };
};

const measured = new WeakMap<Draft, WordMeasures>();

/** Five criteria look at the same words: they are measured once for each draft. */
export const measureWords = (draft: Draft): WordMeasures => {
  const wordMeasures = measured.get(draft) ?? measure(draft);
  measured.set(draft, wordMeasures);
  return wordMeasures;
};

/** Share of different words spelled right; misspellings count wherever they stand. */
export const spellingAccuracy = (draft: Draft): number => {
  const misspelt = [...draft.misspelt, ...draftWithUncertainErrors(draft).misspelt].map((word) => word.lower);
  const all =
    countDistinct([...draft.words.map((word) => word.lower), ...misspelt]) + draft.strayMisspellings;
  return all === 0 ? 0 : 1 - (countDistinct(misspelt) + draft.strayMisspellings) / all;
};

/** Share of the words that stand in sentences without a fault. */
export const shareInFaultlessSentences = (draft: Draft): number =>
  share(
    draft.correct.reduce((sum, sentence) => sum + sentence.endWord - sentence.firstWord, 0),
    draftWithUncertainErrors(draft).words.length,
  );
