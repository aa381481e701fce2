import type { Span } from '../assessment.ts';
import type { Character, Referents, Sentence, Word } from './analysis.ts';

const thirdPerson =
  /^(he|him|his|she|her|hers|they|them|their|theirs|it|its|himself|herself|themselves|itself)$/;
const people =
  /^(mum|mom|dad|mother|father|grandma|grandpa|nan|nana|pop|brother|sister|friend|teacher|king|queen|princess|prince|dragon|wizard|witch|pirate|captain)$/;
const calendar =
  /^(monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december|christmas|easter|english|australia|australian|america|american|naplan|i)$/;

/** Pronouns look back over this many words for what they stand for. */
const reach = 40;

const collectCharacters = (words: Word[]): Character[] => {
  const byName = new Map<string, Character>();
  for (const word of words) {
    const bare = word.text.replace(/['’]s?$/u, '');
    const lower = bare.toLowerCase();
    const isPerson = (word.isName && !calendar.test(lower)) || people.test(lower);
    if (!isPerson) continue;
    const character = byName.get(lower) ?? { name: bare, mentions: [] };
    character.mentions.push({ start: word.start, end: word.start + bare.length });
    byName.set(lower, character);
  }
  return [...byName.values()].sort((a, b) => b.mentions.length - a.mentions.length);
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
