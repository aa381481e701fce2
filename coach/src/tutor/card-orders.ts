import type { MessagePart } from '../understanding/index.ts';
import { sharedWords } from './already-told.ts';
import type { IdeaCard } from './conversation.ts';
import type { InterviewKind } from './interview/interview.ts';
import { partsNamedIn } from './slot-names.ts';

/** What a child says before an order to the coach. */
const beforeOrder = String.raw`^\W*(?:(?:ok(?:ay)?|no+|and|but|oh|wait|um+|so|actually|please|pls|haha|lol|hey+|now|then|sorry)\W+)*`;

/** "it should say", "the ending card is supposed to say": a card is spoken of, and nobody in a story. */
const statesText = new RegExp(
  String.raw`(?:${beforeOrder}|[.!?]\s+)(?:it|that|this|the (?:\p{L}+ ){0,3}(?:cards?|one|bit|ending|opinion|reason))(?:'?s| is| was)? (?:should|supposed to|suposed to|meant to|ought to|needs to) (?:say|end with)(?: that)?[:,]?\s+(.+)$`,
  'isu',
);

/** "it should say she lost it": the words that a card should have, where the child gives them. */
export function statedText(text: string): string | undefined {
  const said = statesText.exec(text)?.[1]?.replace(/^["“'‘]+|["”'’.!\s]+$/g, '');
  return said && said.split(/\s+/).length >= fewestStated ? said : undefined;
}
const fewestStated = 2;

const orderOff = new RegExp(
  String.raw`${beforeOrder}(?:(?:can|could|will|would) (?:you|u|i|we) |just |you (?:can|should) |i want (?:you )?to )*(?:delete|remove|erase|scrap|get rid of|rub out|take (?:it|that|this|(?:the|my) .+) (?:off|out|away))\b`,
  'iu',
);

/** The child orders a card off, or a bit of it; someone in a story does not. */
export const ordersOff = ({ text, act, sureness }: MessagePart): boolean =>
  orderOff.test(text) && !(act === 'tells' && sureness >= surelyTold);

/** "the one about the suit", "that card": all of it goes, and not only a bit. */
export const ordersWholeCardOff = (part: MessagePart): boolean =>
  ordersOff(part) &&
  /\b(?:cards?|one|idea|ones)\b/i.test(part.text) &&
  !/\b(?:bit|part|out of|from)\b/i.test(part.text);

const longestOrder = 14;
const mostOnCard = 16;

/**
 * "thats not the end thats the middle", "pikl is a who": a card goes under another part of the text. It is the card that
 * shares words with what is said, or the newest under the heading that is wrong.
 */
export function moveOrdered(
  { text, act, sureness }: MessagePart,
  cards: IdeaCard[],
  interview: InterviewKind,
): { card: IdeaCard; slot: string } | undefined {
  if (text.split(/\s+/).length > longestOrder || (act === 'tells' && sureness >= surelyTold))
    return undefined;
  if (namesPlaceInStory.test(text)) return undefined;
  const named = partsNamedIn(text, interview);
  const [target, ...others] = named.filter(({ isTarget }) => isTarget);
  if (!target || others.length > 0) return undefined;
  const wrong = named.find(({ isDenied }) => isDenied)?.slot;
  const shared = cards
    .filter(({ slot }) => slot !== target.slot && (wrong === undefined || slot === wrong))
    .map((card, at) => ({ card, at, words: sharedWords(text, card.text) }))
    .sort((a, b) => b.words - a.words || b.at - a.at)[0];
  const isMeant =
    shared &&
    (wrong === undefined ? shared.words > 0 && says.test(text) : shared.words > 0 || pointsAt.test(text));
  // Of a card that tells much else, only a bit may be meant.
  return isMeant && shared.card.text.split(/\s+/).length <= mostOnCard
    ? { card: shared.card, slot: target.slot }
    : undefined;
}
/** "the end of the line", "where the dragon lives", "the middle child": no part of a text. */
const namesPlaceInStory =
  /\b(?:end|middle|problem) of\b|\bmiddle \p{L}+\b(?<!middle (?:when|where|bit|part|not|of))|\bwhere (?:the|he|she|they|it|i|we|my)\b/iu;
const pointsAt = /\b(?:it|its|it['’]s|that|thats|that['’]s|this|one|bit|card)\b/i;
const surelyTold = 0.8;
const says =
  /\b(?:is|isn'?t|are|its|it'?s|goes|belongs?|should (?:be|go)|put|move)\b.{0,20}\b(?:an?|my|in|under|for|with)\b/i;

/** "put the canal on a card: he walks along it": the words to put there. */
export const dictatedText = (text: string): string | undefined =>
  /^\W*(?:please |can you |just )*(?:put|write|add|note)\b.*\bon a card\s*:\s*(\S+\s+\S.*)$/i.exec(text)?.[1];
