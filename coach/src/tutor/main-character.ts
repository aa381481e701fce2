import { analyseText } from '../parse/index.ts';
import { animateNouns } from '../word-lists/animate-nouns.ts';
import { articleWords, nameGivenLater, nameIn, twoCharactersNamedIn } from './character-name.ts';
import type { IdeaCard } from './conversation.ts';

/** How the main character is spoken of: by name, or as "the dog", "the twins", "your main character". */
export interface MainCharacter {
  words: string;
  isPlural: boolean;
}

/** What leads up to the one it is about: "it's about", "once there was". */
const leading =
  /^\W*(?:(?:ok|um+|so|maybe|probably|it'?s|it is|about|there(?:'s| is| was| were| are| lived)|once(?: upon a time)?|(?:my|the) (?:story|main character|character|hero)(?:'?s| is| was)?|i (?:want|choose|think)(?: it to be)?)(?![\p{L}'])[\s,:]*)+/iu;
const groups = /^(?:a|the|my) (?:group|bunch|pack|team|interview|couple|pair|gang|herd|class) of\s+/i;
const numbers = /^(?:two|three|four|five|six|seven|ten|some|many|both|2|3|4|5)$/;
const self = /^\W*(?:me|myself|i|me and .*|.* and (?:me|i))\W*$/i;
const irregular: Record<string, string> = {
  children: 'child',
  men: 'man',
  women: 'woman',
  people: 'person',
  mice: 'mouse',
  wolves: 'wolf',
  thieves: 'thief',
  elves: 'elf',
};

const singularOf = (word: string): string =>
  irregular[word] ?? word.replace(/ies$/, 'y').replace(/(?<=(?:s|x|ch|sh))es$|(?<!s)s$/, '');
const isPluralBeing = (word: string): boolean =>
  !animateNouns.has(word) && (word in irregular || animateNouns.has(singularOf(word)));

/** Someone named by a noun: its article as written, and whether there are several. */
interface Named {
  article: string;
  noun: string;
  isPlural: boolean;
  /** A person or an animal, and not a thing. */
  isSomeone: boolean;
  /** What comes behind. */
  rest: string;
}

const inside = new Set(['DET', 'ADJ', 'NOUN', 'PROPN', 'NUM', 'X', 'ADV']);
const longest = 5;

/** "an old baker who can sell hours" names the baker. */
function namedIn(text: string, title: string): Named | undefined {
  const group = groups.exec(text)?.[0] ?? '';
  const plain = text.slice(group.length);
  const { words } = analyseText(plain);
  const first = words[0];
  if (!first) return undefined;
  const isSomeone = (word: string): boolean => animateNouns.has(word) || isPluralBeing(word);
  const isOpened = articleWords.has(first.lower) || numbers.test(first.lower);
  const stop = words.findIndex(
    ({ pos, lower }, at) => at > 0 && !inside.has(pos) && !isSomeone(lower) && !articleWords.has(lower),
  );
  const run = words.slice(0, Math.min(stop < 0 ? words.length : stop, longest));
  // "guinea pig", "robot dog": the last of those who stand side by side.
  const someone = run.find(({ lower }, at) => isSomeone(lower) && !isSomeone(run[at + 1]?.lower ?? ''));
  const isWhole = stop < 0 ? words.length <= longest : stop <= longest;
  const thing = isOpened && isWhole ? run.findLast(({ pos }) => pos === 'NOUN') : undefined;
  const noun = someone ?? thing;
  if (!noun || (!isOpened && !someone && group === '')) return undefined;
  if (!someone && !noun.isKnown && !title.toLowerCase().includes(noun.lower)) return undefined;
  return {
    article: isOpened ? first.lower : 'the',
    noun: words[noun.index - 1]?.lower === 'guinea' ? `guinea ${noun.lower}` : noun.lower,
    isPlural: isPluralBeing(noun.lower) || (numbers.test(first.lower) && /s$/.test(noun.lower)),
    isSomeone: someone !== undefined,
    rest: plain.slice(noun.end),
  };
}

const owned = /^(?:his|her|their)$/;

const wordsFor = ({ article, noun }: Named, isSecond = false): string => {
  const mine = /^(?:my|our)$/.test(article);
  return `${mine ? 'your' : isSecond && owned.test(article) ? article : 'the'} ${noun}`;
};

/** "a boy and his dog" are both of them; "a girl and a locked shed" is the girl. */
function nounsIn(text: string, title: string): MainCharacter | undefined {
  const one = namedIn(text, title);
  if (!one) return undefined;
  const behind = /^\s*(?:and|&|n)\s+(?=(?:an?|the|his|her|their|my|our|some|two)\s)(.*)$/isu.exec(
    one.rest,
  )?.[1];
  const other = behind === undefined ? undefined : namedIn(behind, title);
  if (!other?.isSomeone) return { words: wordsFor(one), isPlural: one.isPlural };
  return { words: `${wordsFor(one)} and ${wordsFor(other, true)}`, isPlural: true };
}

/** The one the story is about: what the first card about who it is says, and a name that came later. */
export function mainCharacter(cards: IdeaCard[], title: string): MainCharacter {
  const told = [
    ...cards.filter(({ slot }) => slot === 'who'),
    ...cards.filter(({ slot, also = [] }) => slot !== 'who' && also.includes('who')),
  ].flatMap(({ text }) => text.trim().split(/(?<=[.!?])\s+/));
  const [first = '', ...later] = told;
  const own = first.replace(leading, '').trim();
  if (self.test(own)) return { words: 'you', isPlural: true };
  const pair = twoCharactersNamedIn(own);
  if (pair) return { words: pair, isPlural: true };
  const nouns = nounsIn(own, title);
  const name = nouns?.isPlural ? undefined : nameIn(own, title);
  if (name) return { words: name, isPlural: false };
  if (nouns?.isPlural) return nouns;
  const noun = namedIn(own, title)?.noun;
  const named = later.map((text) => nameGivenLater(text, noun)).find((each) => each !== undefined);
  if (named) return { words: named, isPlural: false };
  if (!nouns && numbers.test(own.split(/\s/)[0]?.toLowerCase() ?? ''))
    return { words: 'your characters', isPlural: true };
  return nouns ?? { words: 'your main character', isPlural: false };
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** The words for {who} and the verbs beside it; {Does} and {Is} begin a sentence. */
export function characterWords(cards: IdeaCard[], title: string): Record<string, string> {
  const { words, isPlural } = mainCharacter(cards, title);
  const does = isPlural ? 'do' : 'does';
  const is = isPlural ? 'are' : 'is';
  return { who: words, does, is, Does: capital(does), Is: capital(is) };
}

/** {name}, where the main character has one, and {hero}, where it is known who that is. */
export function characterNames(
  cards: IdeaCard[],
  title: string,
): { name: string | undefined; hero: string | undefined } {
  const { words } = mainCharacter(cards, title);
  const isUnknown = words === 'you' || /^your (?:main )?characters?$/.test(words);
  return { name: /^\p{Lu}/u.test(words) ? words : undefined, hero: isUnknown ? undefined : words };
}
