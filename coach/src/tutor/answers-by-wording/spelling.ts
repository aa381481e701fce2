import { isKnownWord } from '../../parse/index.ts';
import { explainHomophones } from './homophones.ts';

const spelledOut = (word: string): string => word.split('').join('-');

type Suggest = (word: string) => string[];

/** Asked where nobody knows which word is meant. */
export const WHICH_WORD = 'Which word? Write it as it sounds and I will try to spell it.';

const leadsUp = new Set(['the', 'a', 'an', 'my', 'word', 'is', 'it', 'like', 'with', 'please', 'pls']);
const pointing = /^(?:it|that|this|right|or|so|ok|correct)$/;

const wordsIn = (text: string): string[] => text.toLowerCase().match(/[a-z][a-z'-]*/g) ?? [];

/** The word that is meant and not only leads up to it: "how do you spell the gas, is it carbon dioxside". */
const askedWord = (plain: string): string | undefined => {
  const named =
    /["“]([a-z'-]{3,})["”]/.exec(plain)?.[1] ??
    /\b(?:how is|hows|how's|is)\s+["'“]?([a-z'-]+)["'”]?\s+(?:spel|(?:right|correct)(?:\W*$|[,.?]))/.exec(
      plain,
    )?.[1];
  const behind = wordsIn(/(?:spell|spelt|spelled|spelling of|spel)\s+(.+)$/.exec(plain)?.[1] ?? '');
  const words = behind.filter((word) => !leadsUp.has(word));
  const word = named ?? words.find((each) => !isKnownWord(each)) ?? words[0] ?? behind[0];
  return word === undefined || word.length < 2 || pointing.test(word) ? undefined : word;
};

const mostApart = 3;

/** "is it owlets or owllets", "there life or their life": what stands on both sides of "or". */
function betweenTwo(plain: string): string | undefined {
  const [left = '', right] = plain.split(/\bor\b/);
  if (right === undefined) return undefined;
  const pairs = wordsIn(left)
    .slice(-mostApart)
    .flatMap((one) =>
      wordsIn(right)
        .slice(0, mostApart)
        .map((other) => ({ one, other })),
    );
  const explained = pairs.map(({ one, other }) => explainHomophones(one, other)).find(Boolean);
  if (explained) return explained;
  const alike = pairs.find(({ one, other }) => one !== other && one.slice(0, 2) === other.slice(0, 2));
  const known = [alike?.one, alike?.other].filter((word) => word !== undefined && isKnownWord(word));
  return known.length === 1 && known[0] ? `It is “${known[0]}”: ${spelledOut(known[0])}.` : undefined;
}

function spell(word: string, suggest: Suggest | undefined): string | undefined {
  if (isKnownWord(word)) return `“${word}” is right: ${spelledOut(word)}.`;
  const guess = suggest?.(word)[0];
  return guess && `I think that is “${guess}”: ${spelledOut(guess)}.`;
}

/** "did i spell that right": the last word told that nobody knows, and how it is spelt. */
const spellTold = (told: string, suggest: Suggest | undefined): string | undefined => {
  const unknown = [...told.matchAll(/(?<![\p{L}'’])\p{Ll}[\p{L}'’]+/gu)]
    .map(([word]) => word)
    .filter((word) => !isKnownWord(word))
    .at(-1);
  return unknown && spell(unknown, suggest);
};

interface SpellingQuestion {
  /** The reader took it for a question about spelling. */
  isAsked: boolean;
  /** What was told with the question, or before it. */
  told?: string;
  suggest?: Suggest | undefined;
}

/** A word letter by letter, for a child who asks for its spelling. */
export function spellingOf(
  plain: string,
  { isAsked, told = '', suggest }: SpellingQuestion,
): string | undefined {
  const word = askedWord(plain);
  const isOfWord = word !== undefined && !isKnownWord(word) && asksWhetherRight.test(plain);
  if (!isAsked && !isOfWord && !asksToSpell.test(plain)) return undefined;
  const chosen = betweenTwo(plain);
  if (chosen) return chosen;
  if (word) return spell(word, suggest) ?? 'Say it slowly and write each sound. It can be checked later.';
  return asksToSpell.test(plain) ? (spellTold(told, suggest) ?? WHICH_WORD) : undefined;
}

const asksWhetherRight = /\bis\s+\S+\s+(?:right|correct)(?:\W*$|[,.?])/;
/** "how do you spell", "did i spell that right", "is it spelt like this"; not "put a spell on the prince". */
const asksToSpell =
  /\bhow\b.{0,25}\bspel|\bspel\w*\s+(?:it |that |this )?(?:right|correct|wrong)|\bis\b.{0,30}\bspel(?:t|led|ling)|\bspelling of\b/;

/** The answer to “Which word?”: a word by itself, or one that is explained behind it. */
export function wordToSpell(message: string): string | undefined {
  const [first = ''] = message.trim().split(/[.,!?]|\blike\b/);
  const words = wordsIn(first);
  const [word] = words;
  return word && words.length === 1 && (!isKnownWord(word) || first.trim() === message.trim())
    ? word
    : undefined;
}
