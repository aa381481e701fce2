import type { SpellingDialect } from '../../parse/analysis.ts';
import { dictionaryAdditions } from '../../word-lists/dictionary-additions.ts';
import { firstNames } from '../../word-lists/first-names.ts';
import { frequencyListAdditions } from '../../word-lists/frequency-list-additions.ts';
import { isInLargeWordList } from './large-word-list.ts';

export interface KnownWords {
  /** Whether the word, as written or in lower case, is one we accept. */
  isWord(word: string): boolean;
  /** Whether it is a word that few people write, "monotreme"; a misspelling may be one by chance. */
  isRareWord(lower: string): boolean;
  /** Whether it is a first name we know that is no everyday word. */
  isFirstName(lower: string): boolean;
}

type Checker = (word: string) => boolean;

/** The dictionary is imported on first use: it holds some 30 MB once expanded. */
const loadChecker = async (spelling: SpellingDialect): Promise<Checker> => {
  const { default: nspell } = await import('nspell');
  const { default: dictionary } =
    spelling === 'au' ? await import('dictionary-en-au') : await import('dictionary-en');
  const speller = nspell(dictionary);
  return (word) => speller.correct(word);
};

/** "sooo", "yesss"; three of a consonant in the middle are a slip of the hand: "dinnner". */
const stretched = /([aeiouyhw])\1{2,}|([a-z])\2{2,}$|([a-z])\3{3,}/;
const bareForm = (word: string): string =>
  word.replaceAll('’', "'").replace(/('s|s'|')$/i, (end) => (end === "s'" ? 's' : ''));
const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();

/** One pronunciation of delight or terror, "sooooo", is a choice and no misspelling. */
const isStretchedWord = (lower: string, check: Checker): boolean =>
  stretched.test(lower) &&
  (check(lower.replace(/([a-z])\1{2,}/g, '$1')) ||
    check(lower.replace(/([a-z])\1{2,}/g, '$1$1')) ||
    (lower.length > 3 && /^(.)\1+$|^[ahrgouwe]+$/.test(lower)));

const isListed = (lower: string): boolean =>
  frequencyListAdditions.has(lower) || dictionaryAdditions.has(lower) || firstNames.has(lower);

export const createKnownWords = async (spelling: SpellingDialect): Promise<KnownWords> => {
  const check = await loadChecker(spelling);
  const accepts = (word: string): boolean => {
    const bare = bareForm(word);
    const lower = bare.toLowerCase();
    if (isListed(lower) || check(bare) || check(lower) || isStretchedWord(lower, check)) return true;
    return bare !== lower && check(capitalised(lower));
  };
  const isWord = (word: string): boolean =>
    accepts(word) || (word.includes('-') && word.split('-').every((part) => part === '' || accepts(part)));
  return {
    isWord,
    isRareWord: (lower) =>
      bareForm(lower)
        .split('-')
        .every((part) => accepts(part) || isInLargeWordList(part)),
    isFirstName: (lower) =>
      firstNames.has(lower) &&
      !dictionaryAdditions.has(lower) &&
      !frequencyListAdditions.has(lower) &&
      !check(lower),
  };
};
