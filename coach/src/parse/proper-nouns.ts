import { capitalisedPlaces } from '../word-lists/capitalised-words-not-people.ts';
import { firstNames } from '../word-lists/first-names.ts';
import type { Sentence, Word } from './analysis.ts';
import { zipfOf } from './word-frequency.ts';

const neverNames = /^(i|i'm|i've|i'll|i'd|mr|mrs|ms|miss|dr)$/;

/** "Thay are", "Pleas can": what stands before these is a misspelling, not the name of one person. */
const notAfterOne = /^(are|were|have|do|don't|can|could|will|would|i|you|we|they)$/;

const isCapitalised = (word: Word): boolean => /^\p{Lu}\p{Ll}/u.test(word.text);

/** Words capitalised in mid-sentence are names, and so are those words at a sentence's start. */
export const tagProperNouns = (words: Word[], sentences: Sentence[]): void => {
  const starts = new Set(sentences.map((sentence) => sentence.firstWord));
  const lowerCased = new Map<string, number>();
  for (const word of words) {
    if (word.text === word.lower) lowerCased.set(word.lower, (lowerCased.get(word.lower) ?? 0) + 1);
  }
  const bare = (word: Word): string => word.lower.replace(/'s?$/, '');
  // In a title every word may have a capital.
  const isProse = (word: Word): boolean => sentences[word.sentence]?.isProse === true;
  const capitalised = new Map<string, number>();
  for (const word of words) {
    const previous = words[word.index - 1];
    const startsSpeech = word.inSpeech && previous?.inSpeech !== true;
    if (
      starts.has(word.index) ||
      !isProse(word) ||
      startsSpeech ||
      !isCapitalised(word) ||
      neverNames.test(word.lower)
    )
      continue;
    const isNoun =
      word.pos === 'PROPN' ||
      word.pos === 'NOUN' ||
      word.pos === 'X' ||
      !word.isKnown ||
      firstNames.has(bare(word));
    if (isNoun) capitalised.set(bare(word), (capitalised.get(bare(word)) ?? 0) + 1);
  }
  // A child forgets some capitals: what has one at least as often as not is a name throughout.
  const isUsedAsName = (word: Word): boolean =>
    (capitalised.get(bare(word)) ?? 0) > 0 &&
    (capitalised.get(bare(word)) ?? 0) >= (lowerCased.get(bare(word)) ?? 0);
  for (const word of words) {
    if (isUsedAsName(word)) word.isName = true;
    // A sentence that opens with a capitalised unknown noun opens with a name: "Zorblax ran."
    else if (
      starts.has(word.index) &&
      isCapitalised(word) &&
      (firstNames.has(bare(word)) ||
        capitalisedPlaces.has(bare(word)) ||
        (word.pos === 'PROPN' &&
          zipfOf(word.lower) < 3.5 &&
          !notAfterOne.test(words[word.index + 1]?.lower ?? '')))
    ) {
      word.isName = !lowerCased.has(word.lower);
    }
  }
};
