import { readFileSync } from 'node:fs';
import dictionary from 'dictionary-en-au';
import wordListPath from 'word-list';
import { contractions } from '../../word-lists/contractions.ts';
import { dictionaryAdditions } from '../../word-lists/dictionary-additions.ts';
import { everydayWordsOfChildren, slangWords } from '../../word-lists/everyday-and-slang-words.ts';
import { firstNames } from '../../word-lists/first-names.ts';
import { frequencyListAdditions } from '../../word-lists/frequency-list-additions.ts';
import { loadSubtitleFrequencies } from '../../word-lists/load-subtitle-frequencies.ts';
import { namesOfManyCultures } from '../../word-lists/names-of-many-cultures.ts';
import { storyCharacters, wellKnownPeople } from '../../word-lists/well-known-people.ts';
import { wellKnownPlaces, wellKnownThings } from '../../word-lists/well-known-places-and-things.ts';
import { createKnownWords } from './known-words.ts';

const oneWord = /^[a-z]+(?:'[a-z]+)*$/;

/** Short words that only players of word games know are what children make by mistake: "wich", "kat". */
const longestOddWord = 5;

/** The stems of the dictionary, without the letters that say which endings they take. */
const stems = (): string[] =>
  new TextDecoder()
    .decode(dictionary.dic)
    .split('\n')
    .slice(1)
    .map((line) => line.replace(/[/\t].*$/, ''));

const ownLists = [
  contractions,
  dictionaryAdditions,
  everydayWordsOfChildren,
  firstNames,
  frequencyListAdditions,
  namesOfManyCultures,
  slangWords,
  storyCharacters,
  wellKnownPeople,
  wellKnownPlaces,
  wellKnownThings,
];

/**
 * All words that nobody need look at again, in lower case: of the dictionaries, of film speech as far as the spell
 * checker knows them, names, and what children write about.
 */
export const listKnownWords = async (): Promise<string[]> => {
  const { isWord } = await createKnownWords('au');
  const words = [
    ...readFileSync(wordListPath, 'latin1')
      .split('\n')
      .filter((word) => word.length > longestOddWord || isWord(word)),
    ...stems(),
    ...loadSubtitleFrequencies().flatMap(({ word }) => (isWord(word) ? [word] : [])),
    ...ownLists.flatMap((list) => [...list].flatMap((entry) => entry.split(/[\s-]+/))),
  ].map((word) => word.trim().toLowerCase().replaceAll('’', "'"));
  return [...new Set(words)].filter((word) => oneWord.test(word)).sort();
};
