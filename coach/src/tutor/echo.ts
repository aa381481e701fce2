import { analyseText } from '../parse/index.ts';
import { findProfanity } from '../safety/profanity.ts';
import { firstNames } from './first-names.ts';
import { withoutFiller } from './notes.ts';
import { isCleanlySpelt } from './striking-phrase.ts';

const longest = 6;
/** More words are only safe where they give a name. */
const longestPlain = 4;

const asYou: Record<string, string> = { my: 'your', our: 'your', me: 'you', mine: 'yours', us: 'you' };

const potty = /\b(?:poo\w*|farts?\w*|bum\w*|wee|pee|butts?|snot\w*|toilets?)\b/i;
const naming = /^(?:an?|the|my|our|his|her|their|two|three|four|some)\s\p{L}+/iu;

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** "a ghost called Boo Bob" names; "the soap hates him" tells. */
const hasFinite = (words: string): boolean =>
  analyseText(words).words.some(
    ({ pos, lower }) =>
      pos === 'AUX' || (pos === 'VERB' && !/^(?:called|named|caled)$/.test(lower) && !/ing$/.test(lower)),
  );

/**
 * Someone or something that the whole message names, as a listener gives it back: "your nan’s house". A sentence is
 * never given back: turned round it is too easily bent.
 */
export function echoOf(message: string): string | undefined {
  const own = withoutFiller(message).replace(/[.,!;:\s]+$/, '');
  const words = own.split(' ');
  const isFit =
    words.length <= longest &&
    (words.length <= longestPlain || /\b(?:called|named)\b/i.test(own)) &&
    !/\b(?:her|him|them|it|me|us)$/i.test(own) &&
    naming.test(own) &&
    !/["“”?.,\d…]/.test(own) &&
    !/^\p{L}+ \p{L}+ \p{L}+[^s]s$/u.test(own) &&
    !potty.test(own) &&
    findProfanity(own).length === 0 &&
    isCleanlySpelt(own) &&
    analyseText(own).grammarSlips.length === 0 &&
    !hasFinite(own);
  if (!isFit) return undefined;
  const [first = '', ...rest] = words;
  const isName = (word: string, at: number): boolean =>
    firstNames.has(word) || /^(?:called|named)$/i.test(words[at - 1] ?? '');
  return [first.toLowerCase(), ...rest]
    .map((word, at) => asYou[word.toLowerCase()] ?? (isName(word, at) ? capital(word) : word))
    .join(' ');
}
