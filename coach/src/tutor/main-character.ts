import { analyseText } from '../parse/index.ts';
import type { IdeaCard } from './conversation.ts';
import { firstNames } from './first-names.ts';

/** How the main character is spoken of: by name, as "the dog", or as "they" where there are two. */
export interface MainCharacter {
  words: string;
  isPlural: boolean;
}

const title = String.raw`(?:[Mm]rs?|[Mm]iss|[Mm]s|[Dd]r|[Ss]ir|[Kk]ing|[Qq]ueen|[Cc]aptain|[Pp]rince(?:ss)?|[Pp]rofessor|[Uu]ncle|[Aa]unty?)\.?`;
const called = new RegExp(
  String.raw`\b(?:called|named|caled|[Nn]ame(?:'s|s| is| was)?)\s+((?:${title}\s+)?\p{L}{2,}(?:\s\p{Lu}\p{L}+)*)`,
  'u',
);
const withTitle = new RegExp(String.raw`^(${title}\s+(\p{L}+)(?:\s+\2)?)(?!\p{L})`, 'iu');
const several =
  /^(?:two|three|four|five|six|some|many|the|my)?\s*(?:\p{L}+ )?(?:twins|friends|brothers|sisters|kids|children|boys|girls|men|women|people)\b|\b(?:two|three|four|five|a group of|a bunch of)\b|\p{L}+ and (?:a|an|the|his|her|my|\p{Lu})/iu;
const self = /^(?:me|myself|i|me and .*|.* and (?:me|i))$/i;

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();
const asName = (name: string): string => name.split(/\s+/).map(capital).join(' ');

/** The name of the main character, only where the child gave one as a name. */
function nameIn(cards: IdeaCard[]): string | undefined {
  for (const { text } of cards) {
    const given = called.exec(text)?.[1] ?? withTitle.exec(text)?.[1];
    if (given && !/^(?:the|an?|it|his|her|is|was)\b/i.test(given)) return asName(given);
    const [first = '', ...rest] = text.split(/\s+/);
    if (rest.length === 0 && (firstNames.has(first.toLowerCase()) || /^\p{Lu}\p{Ll}+$/u.test(first)))
      return asName(first);
    if (/^\p{Lu}\p{Ll}+$/u.test(first) && firstNames.has(first.toLowerCase())) return first;
  }
  return undefined;
}

/** "an old clockmaker who can sell hours" is the clockmaker. */
function nounIn(text: string, title: string): string | undefined {
  const lead =
    text
      .replace(/^(?:.*? about )/i, '')
      .split(/\b(?:who|that|which|with|called|named|and|but|from|in)\b|[,.;]/i)[0] ?? '';
  const { words } = analyseText(lead.trim());
  const [first] = words;
  const last = words.findLast(({ pos }) => pos === 'NOUN');
  if (!first || !last || words.length > 5 || !/^(?:an?|the|my|one|this)$/.test(first.lower)) return undefined;
  if (
    !(last.isKnown || title.toLowerCase().includes(last.lower)) ||
    words.some(({ pos }) => pos === 'VERB' || pos === 'AUX')
  )
    return undefined;
  return `${first.lower === 'my' ? 'your' : 'the'} ${last.lower}`;
}

export function mainCharacter(cards: IdeaCard[], title: string): MainCharacter {
  const who = cards.filter(({ slot, also = [] }) => slot === 'who' || also.includes('who'));
  const own = who[0]?.text.trim() ?? '';
  if (self.test(own)) return { words: 'you', isPlural: true };
  const name = nameIn(who);
  if (name) return { words: name, isPlural: false };
  if (several.test(own.replace(/\bwho\b.*/i, ''))) return { words: 'they', isPlural: true };
  return { words: nounIn(own, title) ?? 'your main character', isPlural: false };
}

/** The words for {who}, {whoAsObject}, {does} and {is}. */
export function characterWords(cards: IdeaCard[], title: string): Record<string, string> {
  const { words, isPlural } = mainCharacter(cards, title);
  return {
    who: words,
    whoAsObject: words === 'they' ? 'them' : words,
    does: isPlural ? 'do' : 'does',
    is: isPlural ? 'are' : 'is',
  };
}
