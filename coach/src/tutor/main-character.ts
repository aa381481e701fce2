import type { IdeaCard } from './conversation.ts';
import { readStory } from './read-story.ts';
import { nameIn } from './who-it-is-about.ts';

/** How the main character is spoken of: by name, as "the dog", or as "they" where there are two. */
export interface MainCharacter {
  words: string;
  isPlural: boolean;
}

const several =
  /^(?:two|three|four|five|six|some|many|the|my)?\s*(?:\p{L}+ )?(?:twins|friends|brothers|sisters|kids|children|boys|girls|men|women|people)\b|\b(?:two|three|four|five|a group of|a bunch of)\b|\p{L}+ and (?:a|an|the|his|her|my|\p{Lu})/iu;
const self = /^(?:me|myself|i|me and .*|.* and (?:me|i))$/i;

export function mainCharacter(cards: IdeaCard[]): MainCharacter {
  const who = cards.filter(({ slot }) => slot === 'who');
  const own = who[0]?.text.trim() ?? '';
  if (self.test(own)) return { words: 'you', isPlural: true };
  const isSeveral = several.test(own.replace(/\bwho\b.*/i, ''));
  if (isSeveral) return { words: 'they', isPlural: true };
  const name = nameIn(cards);
  if (name) return { words: name, isPlural: false };
  const [first] = own === '' ? [] : readStory(own).characters;
  // "a cloud" is someone in this story.
  const named = /^(?:an?|the) (\p{L}+(?: \p{L}+)?)$/iu.exec(own)?.[1];
  if (!first) return { words: named ? `the ${named.toLowerCase()}` : 'your main character', isPlural: false };
  return first.isPlural ? { words: 'they', isPlural: true } : { words: first.label, isPlural: false };
}

/** The words for {who}, {whoAsObject}, {does} and {is}. */
export function characterWords(cards: IdeaCard[]): Record<string, string> {
  const { words, isPlural } = mainCharacter(cards);
  return {
    who: words,
    whoAsObject: words === 'they' ? 'them' : words,
    does: isPlural ? 'do' : 'does',
    is: isPlural ? 'are' : 'is',
  };
}
