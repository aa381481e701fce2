import { beings } from '../language/beings.ts';
import { analyseText, isKnownWord, type TextAnalysis, type Word } from '../parse/index.ts';
import { isWithinEditDistance } from '../safety/edit-distance.ts';
import { firstNames } from './first-names.ts';
import { atPlaces, onPlaces, placesAfterPreposition, withoutArticle } from './place-words.ts';
import { feelingWords, placeNouns, senseWords, timeWords, vagueNouns } from './story-lexicon.ts';

/** Someone or something of the child's text, with words that fit into a question. */
export interface Entity {
  /** "Ember", "the old shed", "your dog". */
  label: string;
  head: string;
  isPlural: boolean;
  /** For places: "in the old shed", "on the beach". */
  at?: string;
}

export interface StoryFacts {
  characters: Entity[];
  places: Entity[];
  things: Entity[];
  /** Lower-case content words the child used. */
  words: Set<string>;
  /** FollowedAdvice as "I" or "we". */
  isFirstPerson: boolean;
}

const plainAdjectives = new Set(
  'big small good bad nice old new long short little great best other same many few more next last first own real whole sure able late early hard easy high low full'.split(
    ' ',
  ),
);
const adjectiveEnding = /(ed|\w{3}y|ful|ous|ing|ive|less|able|ish|est|er)$/;

const isChunkWord = (word: Word): boolean =>
  (word.pos === 'ADJ' || word.pos === 'NOUN' || word.pos === 'PROPN') &&
  (word.isKnown || word.isName || firstNames.has(word.lower)) &&
  !word.lower.startsWith("i'");

const mayBeNoun = (word: Word, next: Word | undefined): boolean => {
  if (word.pos === 'NOUN' || word.pos === 'PROPN') return true;
  const ends = !next || !isChunkWord(next) || next.sentence !== word.sentence;
  return (
    ends &&
    !plainAdjectives.has(word.lower) &&
    !adjectiveEnding.test(word.lower) &&
    !feelingWords.has(word.lower)
  );
};

const singular = (lower: string): string =>
  lower.endsWith('ies') ? `${lower.slice(0, -3)}y` : lower.replace(/(?<=(s|x|ch|sh))es$|(?<!s)s$/, '');

const isIn = (set: ReadonlySet<string>, lower: string): boolean => set.has(lower) || set.has(singular(lower));

/** Runs of adjectives and nouns, each with the small word before it. */
const chunksOf = ({ words }: TextAnalysis): { before: Word | undefined; chunk: Word[] }[] => {
  const chunks: { before: Word | undefined; chunk: Word[] }[] = [];
  let chunk: Word[] = [];
  words.forEach((word, index) => {
    if (isChunkWord(word)) chunk.push(word);
    const next = words[index + 1];
    const closes = !next || !isChunkWord(next) || next.sentence !== word.sentence || word.text.endsWith("'s");
    if (chunk.length > 0 && closes) {
      chunks.push({ before: words[(chunk[0]?.index ?? 0) - 1], chunk });
      chunk = [];
    }
  });
  return chunks;
};

const bareOf = (word: Word): string => word.lower.replace(/['’]s$/, '');

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const familyNames = /^(mum|dad|mummy|daddy|nan|nanna|nana|pop|grandma|grandpa|mom)$/;

const isPersonName = (word: Word): boolean =>
  firstNames.has(bareOf(word)) || (word.isName && !placeNouns.has(bareOf(word)));

/** "outside Griffith": a name that is nobody's first name, after a word for where. */
const isPlaceName = (word: Word, governor: Word | undefined): boolean =>
  word.isName &&
  !firstNames.has(bareOf(word)) &&
  /^(in|inside|outside|near|around|across|throughout)$/.test(governor?.lower ?? '');

/** Written with a capital, also where the child leaves it out. */
const properPlaces = /^(mars|australia|antarctica|sydney|melbourne|brisbane|perth)$/;

const labelOf = (before: Word | undefined, chunk: Word[], head: Word): string => {
  const bare = bareOf(head);
  if (withoutArticle.has(bare)) return properPlaces.test(bare) || head.isName ? capital(bare) : bare;
  if (isPersonName(head) || (familyNames.test(bare) && chunk.length === 1 && !isDeterminer(before)))
    return capital(bare);
  const owner = chunk.findLastIndex(
    (word) => word !== head && (isIn(beings, bareOf(word)) || isPersonName(word)),
  );
  const described = chunk
    .slice(owner + 1, chunk.indexOf(head) + 1)
    .filter(
      (word) => word === head || (!vagueNouns.has(word.lower) && !/^(other|own|same)$/.test(word.lower)),
    )
    .slice(-3)
    .map(bareOf);
  return `${owner === -1 && before && /^(my|our)$/.test(before.lower) ? 'your' : 'the'} ${described.join(' ')}`;
};

const isDeterminer = (word: Word | undefined): boolean =>
  word !== undefined &&
  (word.pos === 'DET' || /^(my|our|his|her|their|its|your|this|that|one|two|three)$/.test(word.lower));

const isPluralNoun = (word: Word): boolean => {
  const bare = bareOf(word);
  return word.pos === 'NOUN' && /s$/.test(bare) && !/ss$|us$|is$/.test(bare) && word.lemma !== bare;
};

const calledName = (words: Word[], index: number): Word | undefined =>
  /^(called|named|caled)$/.test(words[index]?.lower ?? '') ? words[index + 1] : undefined;

const namedCharacters = ({ words }: TextAnalysis): Entity[] =>
  words.flatMap((_, index) => {
    const name = calledName(words, index);
    if (!name || !/^\p{L}{2,}$/u.test(name.text) || /^(the|a|an|it|his|her)$/.test(name.lower)) return [];
    return [{ label: capital(name.text), head: name.lower, isPlural: false }];
  });

const rankByMentions = (entities: Entity[]): Entity[] => {
  const counts = new Map<string, { entity: Entity; count: number }>();
  for (const entity of entities) {
    const seen = counts.get(entity.head);
    if (seen) {
      seen.count++;
      if (seen.entity.isPlural && !entity.isPlural) seen.entity = entity;
    } else counts.set(entity.head, { entity, count: 1 });
  }
  return [...counts.values()].sort((a, b) => b.count - a.count).map(({ entity }) => entity);
};

interface Found {
  characters: Entity[];
  places: Entity[];
  things: Entity[];
}

interface Place {
  before: Word | undefined;
  /** The word before the small word: tells "in the cave" from "found the cave". */
  earlier: Word | undefined;
  next: Word | undefined;
  isWholeMessage: boolean;
}

const isPreposition = (word: Word | undefined): boolean =>
  word !== undefined &&
  (word.pos === 'ADP' ||
    /^(in|on|at|to|into|inside|under|behind|near|through|with|from|of|off|like|as)$/.test(word.lower));

const atOf = (label: string, head: string): string =>
  `${isIn(onPlaces, head) ? 'on' : isIn(atPlaces, head) ? 'at' : 'in'} ${label}`;

/** What nobody can hold, lose or miss. */
const intangible = new Set(
  'wind storm rain weather air thunder lightning sound smell heat shadow voice sky sun'.split(' '),
);

const abstractEnding = /(tion|ness|ment|ity|ance|ence|hood|ship|ism|ing)$/;

const isThing = (head: Word, bare: string, place: Place): boolean =>
  (place.isWholeMessage || isDeterminer(place.before)) &&
  !isPreposition(place.earlier) &&
  /^[\p{L}-]{3,}$/u.test(bare) &&
  !/^\p{Lu}/u.test(head.text) &&
  !abstractEnding.test(bare) &&
  !isIn(feelingWords, bare) &&
  !isIn(placeNouns, bare) &&
  !intangible.has(bare) &&
  !senseWords.has(bare);

const sortChunk = (found: Found, chunk: Word[], place: Place): void => {
  const head = chunk.at(-1);
  if (!head || head.inSpeech || !mayBeNoun(head, place.next)) return;
  // "I no friend": who is not there is nobody of the story.
  if (place.before?.lower === 'no') return;
  const bare = bareOf(head);
  const governor = isDeterminer(place.before) ? place.earlier : place.before;
  if (isIn(timeWords, bare) || isIn(vagueNouns, bare) || /^(like|as)$/.test(governor?.lower ?? '')) return;
  const label = labelOf(place.before, chunk, head);
  const entity: Entity = { label, head: singular(bare), isPlural: isPluralNoun(head) };
  const needsPreposition = isIn(placesAfterPreposition, bare);
  if (isPlaceName(head, governor)) {
    found.places.push({ ...entity, at: `near ${label}` });
  } else if (isIn(placeNouns, bare) && (!needsPreposition || isPreposition(governor))) {
    found.places.push({ ...entity, at: atOf(label, bare) });
  } else if (isPersonName(head) || isIn(beings, bare) || place.next?.lower === 'who') {
    const isFood =
      /^(fish|chicken|lamb|duck|crab|turkey)$/.test(bare) &&
      !isDeterminer(place.before) &&
      !place.isWholeMessage;
    if (!isFood) found.characters.push(entity);
  } else if (
    !entity.isPlural &&
    isThing(head, bare, { ...place, earlier: governor === place.before ? undefined : governor })
  ) {
    found.things.push(entity);
  }
};

const mergeNamed = (characters: Entity[], analysis: TextAnalysis): Entity[] => {
  const named = namedCharacters(analysis);
  const introduced = new Set(
    analysis.words
      .filter((_, index) => calledName(analysis.words, index + 1))
      .map(({ lower }) => singular(lower)),
  );
  return [
    ...named,
    ...characters.filter(({ head }) => !introduced.has(head) && !named.some((one) => one.head === head)),
  ];
};

/** "a dragn" is a dragon: a non-word one slip away from someone or somewhere is read as that. */
const withSlipsRead = (text: string): string =>
  // "her nam is snowy": nobody is called Nam.
  text
    .replaceAll(/(?<=\b(?:her|his|its|my|the) )(?:nam|naem|nane)(?= (?:is|was)\b)/gi, 'name')
    .replaceAll(/\p{L}{4,}/gu, (word) => {
      const lower = word.toLowerCase();
      if (word !== lower || isKnownWord(lower) || storyNouns.includes(lower)) return word;
      return storyNouns.find((noun) => noun[0] === lower[0] && isWithinEditDistance(lower, noun, 1)) ?? word;
    });

const storyNouns = [...beings, ...placeNouns].filter((noun) => noun.length >= 4);

const read = (text: string): StoryFacts => {
  const analysis = analyseText(withSlipsRead(text));
  const found: Found = { characters: [], places: [], things: [] };
  for (const { before, chunk } of chunksOf(analysis)) {
    sortChunk(found, chunk, {
      before,
      earlier: before && analysis.words[before.index - 1],
      next: analysis.words[(chunk.at(-1)?.index ?? 0) + 1],
      isWholeMessage: analysis.words.length <= 3,
    });
  }
  const characters = rankByMentions(mergeNamed(found.characters, analysis));
  const isNamed = ({ label }: Entity): boolean => /^\p{Lu}/u.test(label);
  return {
    characters: [...characters.filter(isNamed), ...characters.filter((one) => !isNamed(one))],
    places: rankByMentions(found.places),
    things: rankByMentions(found.things).filter(({ head }) => !characters.some((one) => one.head === head)),
    isFirstPerson: analysis.person === 'first',
    words: new Set(
      (text === analysis.text ? analysis : analyseText(text)).words
        .filter((word) => word.isContent && !vagueNouns.has(word.lower) && word.lower.length >= 3)
        .map((word) => word.lower.replace(/'s$/, '')),
    ),
  };
};

const recent = new Map<string, StoryFacts>();
const recentLimit = 6;

/** Finds who and what a child's text is about, and where; one turn asks for the same texts several times. */
export const readStory = (text: string): StoryFacts => {
  const known = recent.get(text);
  if (known) return known;
  const facts = read(text);
  if (recent.size >= recentLimit) recent.clear();
  recent.set(text, facts);
  return facts;
};
