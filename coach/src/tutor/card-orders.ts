import type { MessagePart } from '../understanding/index.ts';
import { sharedWords } from './already-told.ts';
import type { IdeaCard } from './conversation.ts';
import type { InterviewKind } from './interview/interview.ts';
import { partsNamedIn } from './slot-names.ts';

const statesText =
  /\b(?:should|supposed to|suposed to|meant to|ought to|need to|needs to) (?:say|read|end with)(?: that)?[:,]?\s+(.+)$/is;

/** "it should say she lost it": the words that a card should have, where the child gives them. */
export function statedText(text: string): string | undefined {
  const said = statesText.exec(text)?.[1]?.replace(/^["“'‘]+|["”'’.!\s]+$/g, '');
  return said && said.split(/\s+/).length >= fewestStated ? said : undefined;
}
const fewestStated = 2;

/** The child orders a card or a bit of it off. */
export const ordersOff = (text: string): boolean =>
  /\b(?:delete|remove|erase|scrap|get rid of|rub out|take (?:it|that|this|them|him|her|(?:the|my) .+) (?:off|out|away))\b/i.test(
    text,
  );

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
  const named = partsNamedIn(text, interview);
  const [target, ...others] = named.filter(({ isTarget }) => isTarget);
  if (!target || others.length > 0) return undefined;
  const wrong = named.find(({ isDenied }) => isDenied)?.slot;
  const shared = cards
    .filter(({ slot }) => slot !== target.slot && (wrong === undefined || slot === wrong))
    .map((card, at) => ({ card, at, words: sharedWords(text, card.text) }))
    .sort((a, b) => b.words - a.words || b.at - a.at)[0];
  const isMeant = shared && (wrong === undefined ? shared.words > 0 && says.test(text) : true);
  // Of a card that tells much else, only a bit may be meant.
  return isMeant && shared.card.text.split(/\s+/).length <= mostOnCard
    ? { card: shared.card, slot: target.slot }
    : undefined;
}
const surelyTold = 0.8;
const says =
  /\b(?:is|isn'?t|are|its|it'?s|that'?s|thats|goes|belongs?|should (?:be|go)|put|move)\b.{0,20}\b(?:an?|the|my|in|under|for|with|to)\b/i;

/** "put the canal on a card: he walks along it": the words to put there. */
export const dictatedText = (text: string): string | undefined =>
  /\bon a card\s*[:;,-]\s*(\S+\s+\S.*)$/i.exec(text)?.[1];
