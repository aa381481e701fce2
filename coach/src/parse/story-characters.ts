import { animateNouns, charactersFromFirstMention } from '../word-lists/animate-nouns.ts';
import { capitalisedPlaces, capitalisedThings } from '../word-lists/capitalised-words-not-people.ts';
import { firstNames } from '../word-lists/first-names.ts';
import type { Character, Word } from './analysis.ts';

/** Names of days and the like are nobody. */
export const capitalisedNonCharacters =
  /^(monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december|christmas|easter|english|australia|australian|america|american|naplan|i)$/;

const bareOf = (word: Word): string => word.text.replace(/['’]s?$/u, '');
const keyOf = (word: Word): string => bareOf(word).toLowerCase();

/** "Thursdays", "Australians", "I've": written with a capital, and nobody all the same. */
const isNobody = (key: string): boolean =>
  [key, key.replace(/s$/, '')].some(
    (form) =>
      capitalisedNonCharacters.test(form) ||
      capitalisedPlaces.has(form) ||
      capitalisedThings.has(form) ||
      (/..(ian|ese)$/.test(form) && !firstNames.has(form)),
  ) || key.startsWith("i'");

/** "Lake Tyers", "Westfield High School": with one of these in it, a name is that of a place or a body. */
const placeNouns =
  /^(lake|mount|mt|river|creek|beach|bay|island|islands|street|road|park|school|high|primary|college|city|town|hill|hills|point|falls|gardens|zoo|museum|bridge|university|hospital|north|south|east|west|new|great|olympic|national)$/;
/** After these, and nowhere else, stands a place: "in Melbourne". */
const locative = /^(in|at|near|from|around|across|through|outside|inside|towards)$/;
/** "We went to Wilcannia", but "I gave it to Tom". */
const travel =
  /^(go|goes|going|went|gone|travel|travelled|drive|drove|fly|flew|sail|sailed|move|moved|come|came|back|trip|ticket|way|journey|bus|train|flight|holiday)$/;

const owners = /^(my|your|his|her|its|our|their|the|a|an|this|that)$/;

/** A name by its capital, or one of those children write without it; "her spot" is no dog. */
const isName = (word: Word, words: Word[]): boolean =>
  word.isName || (firstNames.has(keyOf(word)) && !owners.test(words[word.index - 1]?.lower ?? ''));

/** Names in a row without a mark between are one name; each is given once by its first word. */
const nameRuns = (words: Word[]): Word[][] => {
  const runs: Word[][] = [];
  for (const word of words) {
    if (!isName(word, words) || isNobody(keyOf(word))) continue;
    const previous = runs.at(-1)?.at(-1);
    const isNext = previous?.index === word.index - 1 && word.start - previous.end === 1;
    if (isNext && previous.sentence === word.sentence) runs.at(-1)?.push(word);
    else runs.push([word]);
  }
  return runs;
};

const standsAtPlace = (run: Word[], words: Word[]): boolean => {
  const at = run[0]?.index ?? 0;
  const before = words[at - 1]?.lower ?? '';
  return locative.test(before) || (before === 'to' && travel.test(words[at - 2]?.lower ?? ''));
};

/** Words that name a place: in a run with a place noun, or only ever after "in" and its like. */
const placesAmong = (runs: Word[][], words: Word[]): ReadonlySet<string> => {
  const places = new Set<string>();
  const others = new Set<string>();
  for (const run of runs) {
    const isPlace = run.some((word) => placeNouns.test(keyOf(word))) || standsAtPlace(run, words);
    for (const word of run) (isPlace ? places : others).add(keyOf(word));
  }
  return new Set([...places].filter((place) => placeNouns.test(place) || !others.has(place)));
};

/** Those who have a name, by each word of it: "Uncle Pete" is one person, met again as "Pete". */
const namedCharacters = (words: Word[]): Map<string, Character> => {
  const byName = new Map<string, Character>();
  const runs = nameRuns(words);
  const places = placesAmong(runs, words);
  for (const run of runs) {
    const [first] = run;
    const keys = run.map(keyOf).filter((key) => !places.has(key));
    if (!first || keys.length === 0) continue;
    const bare = bareOf(first);
    const character = keys.map((key) => byName.get(key)).find(Boolean) ?? { name: bare, mentions: [] };
    character.mentions.push({ start: first.start, end: first.start + bare.length });
    for (const key of keys) byName.set(key, character);
  }
  return byName;
};

/** "a frog called Fred" is Fred. */
const isNamedNext = (words: Word[], { index }: Word): boolean =>
  /^(called|named)$/.test(words[index + 1]?.lower ?? '');

/** With one mention a creature walks past; with the second it is in the story. */
const fewestMentions = 2;

const unnamedCharacters = (words: Word[], named: ReadonlyMap<string, Character>): Character[] => {
  const byNoun = new Map<string, Character>();
  for (const word of words) {
    const key = keyOf(word);
    if (word.isName || named.has(key) || !(charactersFromFirstMention.has(key) || animateNouns.has(key)))
      continue;
    if (isNamedNext(words, word)) continue;
    const bare = bareOf(word);
    const character = byNoun.get(key) ?? { name: bare, mentions: [] };
    character.mentions.push({ start: word.start, end: word.start + bare.length });
    byNoun.set(key, character);
  }
  return [...byNoun].flatMap(([key, character]) =>
    charactersFromFirstMention.has(key) || character.mentions.length >= fewestMentions ? [character] : [],
  );
};

/** People and creatures of a text, those met most often first. */
export const collectCharacters = (words: Word[]): Character[] => {
  const named = namedCharacters(words);
  return [...new Set(named.values()), ...unnamedCharacters(words, named)].sort(
    (a, b) => b.mentions.length - a.mentions.length,
  );
};
