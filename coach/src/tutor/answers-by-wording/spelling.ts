import { isKnownWord } from '../../parse/index.ts';

const spelledOut = (word: string): string => word.split('').join('-');

/** The first word that is meant and not only leads up to it: "how do you spell the gas, is it carbon dioxside". */
const askedWord = (plain: string): string | undefined => {
  const named =
    /["“]([a-z'-]{3,})["”]/.exec(plain)?.[1] ??
    /\b(?:how is|hows|how's|is)\s+["'“]?([a-z'-]+)["'”]?\s+spel/.exec(plain)?.[1];
  const behind =
    /(?:spell|spelt|spelled|spelling of|spel)\s+(.+)$/.exec(plain)?.[1]?.match(/[a-z'-]+/g) ?? [];
  const words = behind.filter((word) => !leadsUp.has(word));
  return named ?? words.find((word) => !isKnownWord(word)) ?? words[0] ?? behind[0];
};

const leadsUp = new Set(['the', 'a', 'an', 'my', 'word', 'is', 'it', 'like', 'with', 'please', 'pls']);

/** A word letter by letter, for a child who asks for its spelling. */
export function spellingOf(
  plain: string,
  { isAsked, suggest }: { isAsked: boolean; suggest?: ((word: string) => string[]) | undefined },
): string | undefined {
  if (!isAsked && !/\bspel/.test(plain)) return undefined;
  const word = askedWord(plain);
  if (!word && !/\bhow (?:do|d|would|can|to|you|is|u)?\b.{0,20}\bspel/.test(plain)) return undefined;
  if (!word || word.length < 2 || /^(?:it|that|this|right|or)$/.test(word))
    return 'Which word? Write it as it sounds and I will try to spell it.';
  if (isKnownWord(word)) return `“${word}” is spelt ${spelledOut(word)}.`;
  const guess = suggest?.(word)[0];
  return guess
    ? `I think that is “${guess}”: ${spelledOut(guess)}.`
    : 'Say it slowly and write each sound. It can be checked later.';
}
