import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { capitalisedPlaces, capitalisedThings } from '../../word-lists/capitalised-words-not-people.ts';
import { familyTitles } from '../../word-lists/family-titles.ts';
import { firstNames } from '../../word-lists/first-names.ts';
import { loadSubtitleFrequencies } from '../../word-lists/load-subtitle-frequencies.ts';
import { namesOfManyCultures } from '../../word-lists/names-of-many-cultures.ts';
import { namesThatAreAlsoWords } from '../../word-lists/names-that-are-also-words.ts';
import { storyCharacters, wellKnownPeople } from '../../word-lists/well-known-people.ts';
import { wellKnownPlaces, wellKnownThings } from '../../word-lists/well-known-places-and-things.ts';
import type { WordToken } from './word-tokens.ts';

const load = createRequire(import.meta.url);
let capitalised: Map<string, number> | undefined;
let counts: Map<string, number> | undefined;

/** How often a word stands in film subtitles, and whether it has a capital there. */
function loadCounts(): { counts: Map<string, number>; capitalised: Map<string, number> } {
  if (counts === undefined || capitalised === undefined) {
    counts = new Map();
    capitalised = new Map();
    for (const { word, count } of loadSubtitleFrequencies()) {
      const lower = word.toLowerCase();
      counts.set(lower, (counts.get(lower) ?? 0) + count);
      if (word !== lower) capitalised.set(lower, count);
    }
  }
  return { counts, capitalised };
}

const countSteps = [8, 60, 500, 5000];

/** 0 for a word never met, 4 for one of the commonest. */
export const commonness = (lower: string): number => {
  const count = loadCounts().counts.get(lower) ?? 0;
  return countSteps.filter((step) => count >= step).length;
};

export const usuallyHasCapital = (lower: string): boolean => loadCounts().capitalised.has(lower);

let dictionaryNames: ReadonlySet<string> | undefined;

/** Words that the dictionary knows only with a capital: peoples, cities, brands, and many first names. */
export function isDictionaryName(lower: string): boolean {
  if (dictionaryNames === undefined) {
    const folder = new URL('index.dic', pathToFileURL(load.resolve('dictionary-en')));
    const words = readFileSync(folder, 'utf8')
      .split('\n')
      .map((line) => line.split('/')[0] ?? '');
    dictionaryNames = new Set(words.filter((word) => /^[A-Z]/.test(word)).map((word) => word.toLowerCase()));
  }
  return dictionaryNames.has(lower);
}

export const isFirstName = (lower: string): boolean => firstNames.has(lower);
export const isName = (lower: string): boolean => firstNames.has(lower) || namesOfManyCultures.has(lower);

export type PublicList = 'figure' | 'character' | 'place' | 'thing' | 'family';

const publicLists: [PublicList, ReadonlySet<string>][] = [
  ['figure', wellKnownPeople],
  ['character', storyCharacters],
  ['place', wellKnownPlaces],
  ['place', capitalisedPlaces],
  ['thing', wellKnownThings],
  ['thing', capitalisedThings],
  ['family', familyTitles],
];
const LONGEST_ENTRY = 6;

export interface PublicName {
  list: PublicList;
  /** In tokens. */
  length: number;
}

/** For each token the longest well-known name it is part of. */
export function publicNamesIn(tokens: WordToken[], text: string): (PublicName | null)[] {
  const found: (PublicName | null)[] = tokens.map(() => null);
  for (let first = 0; first < tokens.length; first += 1) {
    const start = tokens[first];
    if (!start?.isWord) continue;
    for (let length = Math.min(LONGEST_ENTRY, tokens.length - first); length > 0; length -= 1) {
      const end = tokens[first + length - 1];
      if (!end) continue;
      const phrase = text.slice(start.start, end.end).toLowerCase().replaceAll('’', "'");
      const list = publicLists.find(([, names]) => names.has(phrase))?.[0];
      if (list === undefined) continue;
      for (let at = first; at < first + length; at += 1)
        if ((found[at]?.length ?? 0) < length) found[at] = { list, length };
      break;
    }
  }
  return found;
}

export const isPublicWord = (lower: string): boolean => publicLists.some(([, names]) => names.has(lower));

/** A country, a month, a shop: not also the name of a person. */
export const isPublicThing = (lower: string): boolean =>
  !isName(lower) &&
  !namesThatAreAlsoWords.has(lower) &&
  publicLists.some(
    ([list, names]) => (list === 'place' || list === 'thing' || list === 'family') && names.has(lower),
  );
