import type { Span } from '../assessment.ts';
import type { Character, Referents, Sentence, Word } from './analysis.ts';

const thirdPerson =
  /^(he|him|his|she|her|hers|they|them|their|theirs|it|its|himself|herself|themselves|itself)$/;
const people =
  /^(mum|mom|dad|mother|father|grandma|grandpa|nan|nana|pop|brother|sister|friend|teacher|king|queen|princess|prince|dragon|wizard|witch|pirate|captain)$/;
/** Names of days and the like are nobody. */
export const calendar =
  /^(monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december|christmas|easter|english|australia|australian|america|american|naplan|i)$/;

/** Pronouns look back over this many words for what they stand for. */
const reach = 40;

const bareOf = (word: Word): string => word.text.replace(/['’]s?$/u, '');

/** "Lake Tyers", "Westfield High School": with one of these in it, a name is that of a place or a body. */
const placeNouns =
  /^(lake|mount|mt|river|creek|beach|bay|island|islands|street|road|park|school|high|primary|college|city|town|hill|hills|point|falls|gardens|zoo|museum|bridge|university|hospital|north|south|east|west|new|great|olympic|national)$/;
/** After these, and nowhere else, stands a place: "in Melbourne". */
const locative = /^(in|at|near|from|around|across|through|outside|inside|towards)$/;

/** Names in a row without a mark between are one name; each is given once by its first word. */
const nameRuns = (words: Word[]): Word[][] => {
  const runs: Word[][] = [];
  for (const word of words) {
    if (!word.isName || calendar.test(bareOf(word).toLowerCase())) continue;
    const previous = runs.at(-1)?.at(-1);
    const isNext = previous?.index === word.index - 1 && word.start - previous.end === 1;
    if (isNext && previous.sentence === word.sentence) runs.at(-1)?.push(word);
    else runs.push([word]);
  }
  return runs;
};

/** Words that name a place: in a run with a place noun, or only ever after "in" and its like. */
const placesAmong = (runs: Word[][], words: Word[]): ReadonlySet<string> => {
  const places = new Set<string>();
  const others = new Set<string>();
  for (const run of runs) {
    const before = words[(run[0]?.index ?? 0) - 1]?.lower ?? '';
    const isPlace = run.some((word) => placeNouns.test(bareOf(word).toLowerCase())) || locative.test(before);
    for (const word of run) (isPlace ? places : others).add(bareOf(word).toLowerCase());
  }
  return new Set([...places].filter((place) => placeNouns.test(place) || !others.has(place)));
};

const collectCharacters = (words: Word[]): Character[] => {
  const byName = new Map<string, Character>();
  const runs = nameRuns(words);
  const places = placesAmong(runs, words);
  const inRun = new Map(runs.flatMap((run) => run.map((word) => [word.index, run] as const)));
  for (const word of words) {
    const lower = bareOf(word).toLowerCase();
    const run = inRun.get(word.index);
    if (run ? places.has(lower) : !people.test(lower)) continue;
    const [first] = run ?? [word];
    // "Uncle Pete" is one person, met again as "Pete".
    const key = run?.map((each) => bareOf(each).toLowerCase()).find((each) => byName.has(each)) ?? lower;
    if (first !== word) {
      const known = byName.get(key);
      if (known) byName.set(lower, known);
      continue;
    }
    const bare = bareOf(word);
    const character = byName.get(key) ?? { name: bare, mentions: [] };
    character.mentions.push({ start: word.start, end: word.start + bare.length });
    byName.set(key, character);
  }
  return [...new Set(byName.values())].sort((a, b) => b.mentions.length - a.mentions.length);
};

const spanOf = ({ start, end }: Span): Span => ({ start, end });

const collectTies = (words: Word[], sentences: Sentence[]): Span[] =>
  sentences.flatMap((sentence, index) => {
    const previous = sentences[index - 1];
    if (!previous || !sentence.isProse) return [];
    const before = new Set(
      words
        .slice(previous.firstWord, previous.endWord)
        .flatMap((word) => (word.isContent ? [word.lemma] : [])),
    );
    const tie = words
      .slice(sentence.firstWord, sentence.endWord)
      .find((word) => word.isContent && before.has(word.lemma));
    return tie ? [spanOf(tie)] : [];
  });

export const findReferents = (words: Word[], sentences: Sentence[]): Referents => {
  const resolved: Span[] = [];
  const dangling: Span[] = [];
  let lastNominal = -reach - 1;
  for (const word of words) {
    if (thirdPerson.test(word.lower)) {
      const isIntroduced = word.index - lastNominal <= reach;
      if (isIntroduced) resolved.push(spanOf(word));
      // "It was a dark night" needs nothing before it.
      else if (!/^it/.test(word.lower)) dangling.push(spanOf(word));
      if (isIntroduced) lastNominal = word.index;
    } else if (word.isName || (word.pos === 'NOUN' && word.isContent)) {
      lastNominal = word.index;
    }
  }
  return { characters: collectCharacters(words), resolved, dangling, ties: collectTies(words, sentences) };
};
