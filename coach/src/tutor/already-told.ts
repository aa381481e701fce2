import type { MessagePart } from '../understanding/index.ts';
import { vagueNouns } from './story-word-lists.ts';

/** What only says that it has been said. */
const reminding =
  /^\W*(?:(?:and|but|so|no|ok|well|omg|like)\W+)*(?:(?:i|we)(?:'ve| have)? )?(?:(?:just|already|literally|did|even|sort of|kind of) )*(?:told|said|sayed|sed|say|tell|answered|wrote|gave)(?!\p{L})(?: (?:to )?(?:you|u|it|that|this|one|so|already|before|proof))*[\s,:.!]*|^\W*(?:(?:and|but|so|also|no)\W+)*(?:you|u)(?:'ve| have)? (?:forgot|missed|left out|didn'?t (?:put|write|say|add|keep))(?: (?:that|about|the bit|where|when))*\s+|[\s,]+(?:that'?s|which is) (?:just )?what i (?:just )?(?:said|sed|told (?:you|u)|meant)\W*$|[\s,]+(?:remember|already|i (?:already )?(?:said|told you)|like i said)\W*$|^\W*(?:like i said|remember)\W+/giu;

const commonWords = new Set(
  'the and but was were are has had for with that this there then his her their they them she him you its it’s it is in on at of to an a my me i so why what how where who when is are be'.split(
    ' ',
  ),
);

export const contentWords = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).filter(
    (word) => word.length >= 2 && !commonWords.has(word) && !vagueNouns.has(word),
  );

/** What a reminder repeats: "the bus thing" in "i just said, the bus thing". */
export const repeatedIn = ({ text }: MessagePart): string => text.replaceAll(reminding, ' ').trim();

/** The card that says the same already. */
export function findSameCard<Card extends { text: string }>(text: string, cards: Card[]): Card | undefined {
  const words = contentWords(text);
  if (words.length === 0) return undefined;
  return cards.findLast((card) => {
    const known = new Set(contentWords(card.text).flatMap((word) => [word, word.replace(/s$/, '')]));
    return words.every((word) => known.has(word) || known.has(word.replace(/s$/, '')));
  });
}

export const hasContentWords = (text: string): boolean =>
  contentWords(text).length > 0 && !/\b(?:is|are|was|were|to|the|an?)\W*$/i.test(text);
