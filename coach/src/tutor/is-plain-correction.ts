import type { MessagePart } from '../understanding/index.ts';
import { contentWords, sharedWords } from './already-told.ts';
import type { CardChange } from './card-edits.ts';
import type { IdeaCard } from './conversation.ts';

/** Said of the talk or the cards, or the beginning of another clause: no part of a thing that is put on a card. */
const notOfTheThing =
  /\b(?:not|and|its|it['’]s|it|is|are|was|were|be|being|meant|mean|what|wot|cards?|says?|said|sed|put|change|should|because|cos|coz|so|when|which|only|one|other|there|that|thats|this|already|btw|he|she|they|we|you|i|has|have|had|why|where|who|maybe|just|also|too|as well)\b/i;
const mostWords = 6;
const longestPlain = 22;

const wordCount = (text: string): number => text.trim().split(/\s+/).length;

/** A thing or a name: "a girl", "Sam", "in the hall". */
const isThing = (text: string | undefined): text is string =>
  text !== undefined &&
  wordCount(text) <= mostWords &&
  !notOfTheThing.test(text) &&
  !/[,;:.!?"“”]/.test(text);

const orders =
  /\b(?:change|swap|switch|rename|make|turn|call|put|instead|should (?:be|say)|can (?:it|he|she|they|i) |could (?:it|he|she|they) |(?:i )?want it to|changed my mind|called|named|name is|actually no)\b|\b(?:not|isn['’]?t|wasn['’]?t|aren['’]?t)\W/i;
const orderWords = 12;
const denies = /\b(?:not|isn'?t|wasn'?t|aren'?t|doesn'?t|didn'?t|never|wrong|why|weird)\b/i;
const remindsOf = /\b(?:already|said|sed|told|remember|again|still)\b/i;
/** The child wants something off a card. */
export const takesOff =
  /\b(?:delete|remove|erase|scrap|forget|get rid|take (?:it|that|this|(?:the|my) .+) (?:off|out|away)|rub (?:it|that) out|cross (?:it|that) out|lose (?:it|that)|leave (?:it |that )?out|don'?t (?:want|put|need)|dont (?:want|put|need)|undo)\b/i;

/**
 * Whether a correction asks so plainly for this change that it is made at once: one thing for another that stands on a
 * card, a new thing on a card of which nothing else is lost, a card taken off or moved where the child says so. Of what
 * was read from freer words, two of three changes spoiled a card: there the child is shown the card and asked.
 */
export function isPlainCorrection(change: CardChange, part: MessagePart, before: IdeaCard[]): boolean {
  const { text } = part;
  switch (change.what) {
    case 'replaced':
    case 'everywhere':
      return (
        wordCount(text) <= longestPlain && orders.test(text) && isThing(change.to) && isWhole(change, before)
      );
    case 'rewritten':
    case 'added':
      return (
        wordCount(text) <= orderWords &&
        orders.test(text) &&
        isThing(change.to) &&
        losesLittle(change, before)
      );
    case 'removed':
      return takesOff.test(text) && (byPlace.test(text) || namesWhatGoes(change, text, before));
    case 'already':
      return remindsOf.test(text) && !denies.test(text);
    default:
      return true;
  }
}

const byPlace = /\b(?:first|second|third|fourth|last|newest) (?:card|one|idea)\b/i;
const allButOne = 1;

/** All telling words but one of what is to go stand on the card: "the dragon", and not "the one about me". */
function namesWhatGoes({ cards }: CardChange, text: string, before: IdeaCard[]): boolean {
  const touched = before.find((was) => cards.find(({ id }) => id === was.id)?.text !== was.text);
  const said = contentWords(text.replace(takesOff, ' '));
  return (
    touched !== undefined &&
    said.length > 0 &&
    sharedWords(text, touched.text) >= said.length - allButOne &&
    sharedWords(text, touched.text) > 0
  );
}

const changedOf = ({ cards }: CardChange, before: IdeaCard[]): { was: IdeaCard; now: IdeaCard }[] =>
  before.flatMap((was) => {
    const now = cards.find(({ id }) => id === was.id);
    return now && now.text !== was.text ? [{ was, now }] : [];
  });

/** No word stands twice where it stood once: "the squad trials carnival" may pass, "a boy called girl" may not. */
const isWhole = (change: CardChange, before: IdeaCard[]): boolean =>
  changedOf(change, before).every(({ now }) => !strangeName.test(now.text) && !twice.test(now.text));
const strangeName =
  /\b(?:called|named|cald|calld|name is)\s+(?:an?\s+)?(?:boy|girl|man|woman|dog|cat|he|she|it)\b/i;
const twice = /(?<!\p{L})(\p{L}{3,}) \1(?!\p{L})/iu;

const fewWords = 6;
/** A short card makes room as a whole; of a long one too much would go. */
const losesLittle = (change: CardChange, before: IdeaCard[]): boolean =>
  changedOf(change, before).every(
    ({ was, now }) => wordCount(was.text) <= fewWords || wordCount(now.text) >= wordCount(was.text) - 2,
  );
