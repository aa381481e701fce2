import type { MessagePart } from '../understanding/index.ts';
import { addIdeasToCards, cutToCard, newCardContent } from './add-ideas-to-cards.ts';
import { contentWords } from './already-told.ts';
import {
  type CardChange,
  moveCard,
  removeCard,
  renameOnCards,
  replaceOnCard,
  rewriteCard,
} from './card-edits.ts';
import { complainsOfRepetition } from './complaint-of-repetition.ts';
import type { IdeaCard } from './conversation.ts';
import { dictatedCardText } from './dictated-card-text.ts';
import { type FoundCards, findMeantCards } from './find-meant-cards.ts';
import { textKindNamed } from './kind-of-text.ts';
import { ideaPhrase } from './phrases-from-message.ts';
import { partsWithAct, type ReplyContext, withCards } from './reply-context.ts';
import { partsNamedIn } from './slot-names.ts';
import { cardOrQuestionWords } from './words-to-coach.ts';

/**
 * Does what a child wants done to its cards, where the wish and the card are plain: one taken off, one put under another
 * heading, a name or a few words changed, or the words that it should say. Everything else the child does itself: the card is shown.
 */
export function applyCardWishes(context: ReplyContext, noted: IdeaCard[]): ReplyContext {
  let cards = noted;
  const changes: CardChange[] = [];
  const wishes = wishesIn({ ...context, noted: newCards(context, noted) });
  for (const wish of wishes) {
    const change = carryOut(wish, { context, cards, isOnly: wishes.length === 1 });
    ({ cards } = change);
    addChange(changes, change);
  }
  // What was done to one card is said, and nothing else is shown.
  const done = changes.filter(
    ({ what }) => what !== 'shown' && what !== 'words wanted' && what !== 'unknown card',
  );
  const shown = changes.filter(({ what }) => what === 'shown' || what === 'words wanted');
  cards = unlikelyWishes(context, wishes).reduce((all, part) => noteIdea(part, context, all), cards);
  // Which card is meant is asked only where nothing else was said, and surely about a card.
  const isAsked =
    newCards(context, cards).length === 0 && wishes.some(({ sureness }) => sureness >= sureOfWish);
  const unknown = isAsked ? changes : [];
  return withCards(context, cards, [done, shown, unknown].find((some) => some.length > 0) ?? []);
}

/** Each thing is said once; of the cards to show two are enough. */
function addChange(changes: CardChange[], change: CardChange): void {
  if (change.what === 'noted') return;
  const same = changes.find(({ what }) => what === change.what);
  if (!same) changes.push(change);
  else if (same.shown && change.shown)
    same.shown = [...new Set([...same.shown, ...change.shown])].slice(0, 2);
}

/** What is hardly a wish, and may tell something. */
const unlikelyWishes = (context: ReplyContext, wishes: MessagePart[]): MessagePart[] =>
  partsWithAct(context, 'corrects').filter(
    (part) =>
      !wishes.includes(part) &&
      part.change?.what !== 'kind' &&
      mayTell(part) &&
      ideaIn(part, context) !== undefined,
  );

const newCards = ({ input }: ReplyContext, cards: IdeaCard[]): IdeaCard[] =>
  cards.filter(({ id }) => !input.cards.some((card) => card.id === id));

/** What is said about cards: corrections, requests, and complaints that surely mean one card. */
function wishesIn(context: ReplyContext): MessagePart[] {
  const { input, parts, noted } = context;
  if (input.cards.length === 0) return [];
  // "its true", "no games on it": beside something else, and more so beside an idea, it may be said of anything.
  const isAlone = parts.length === 1;
  const isVague = ({ text, change }: MessagePart): boolean =>
    noted.length > 0 && change?.what === 'replace' && dictatedCardText(text) === undefined;
  const wishes = partsWithAct(context, 'corrects').filter(
    (part) =>
      (isAlone || part.sureness >= (isVague(part) ? sureOfWish : likelyWish)) &&
      // "its not a story its a recount" is true already where it is one.
      part.change?.what !== 'kind' &&
      !textKindNamed(part),
  );
  if (wishes.length > 0) return wishes;
  const requests = partsWithAct(context, 'asks').filter(
    ({ text }) => context.classifyQuestion(text).intent === 'do-to-card',
  );
  if (requests.length > 0 || noted.length > 0 || partsWithAct(context, 'finished').length > 0)
    return requests;
  return partsWithAct(context, 'objects').filter(
    (part) =>
      !complainsOfRepetition(part.text) &&
      part.sureness >= sureOfWish &&
      findMeantCards(part, context).isSure,
  );
}

/** From this on a part may want something done to a card, and from that on it is believed to. */
const likelyWish = 0.2;
const sureOfWish = 0.5;

interface Wish {
  context: ReplyContext;
  cards: IdeaCard[];
  /** Nothing else is wished for in this message. */
  isOnly: boolean;
}

function carryOut(part: MessagePart, wish: Wish): CardChange {
  const { context, cards } = wish;
  // "how do i get rid of a card": the child wants to know the way, for any card.
  if (part.act === 'asks' && /^\W*(?:(?:and|but|ok|wait)\W+)*how (?:do|can|would) /i.test(part.text))
    return { cards, what: 'unknown card' };
  const before = cards.filter(({ id }) => context.input.cards.some((card) => card.id === id));
  const found = findMeantCards(part, context, before);
  return (
    (part.act === 'corrects' ? changePlainly(part, found, wish) : undefined) ?? showCards(part, found, wish)
  );
}

/** "can i change the troll to a witch": said so plainly that nothing is guessed. */
function changeInWords(text: string): MessagePart['change'] {
  const [, from, to] =
    /\b(?:change|swap|turn) (.{2,30}?) (?:to|into|for|with) (.{2,30}?)(?: instead)?\W*$/i.exec(text) ?? [];
  return from && to ? { what: 'replace', sureness: 1, from, to } : undefined;
}

/** From this on nobody is asked before a card goes: of 27 such wishes in sets not learned from, 26 were. */
const sureToRemove = 0.7;

function changePlainly(
  part: MessagePart,
  { likeliest: [card], isSure }: FoundCards,
  { context, cards, isOnly }: Wish,
): CardChange | undefined {
  if (!card || !isSure) return undefined;
  const { what, sureness = 1, from, to } = changeInWords(part.text) ?? part.change ?? {};
  const stated = what === 'remove' || what === 'move' ? undefined : dictatedCardText(part.text);
  if (stated) return rewriteCard(cards, card, cutToCard(stated));
  switch (what) {
    case 'remove':
      return isOnly && sureness >= sureToRemove && part.sureness >= sureOfWish && meansWholeCard(part, card)
        ? removeCard(cards, card)
        : undefined;
    case 'move': {
      const heading = headingWanted(part, card, context);
      return heading ? moveCard(cards, { card, to: heading, interview: context.interview }) : undefined;
    }
    case 'rename':
      return part.sureness >= sureOfWish && from && to && to.split(/\s+/).length <= longestName
        ? renameOnCards(cards, from, to)
        : undefined;
    case 'replace':
      return (part.sureness >= sureOfWish || changeInWords(part.text)) &&
        from &&
        to &&
        to.split(/\s+/).length <= longestReplacement
        ? replaceOnCard(cards, card, { from, to })
        : undefined;
    default:
      return undefined;
  }
}

const longestReplacement = 4;
const longestName = 3;

/** A card goes as a whole where it is called one, or says nothing else; of the rest the child takes out what it likes. */
function meansWholeCard({ text, change }: MessagePart, card: IdeaCard): boolean {
  if (namesPartOfCard.test(text)) return false;
  const named = contentWords(change?.from ?? text);
  const onCard = contentWords(card.text);
  const others = onCard.filter((word) => !named.includes(word));
  const namesNothing = !onCard.some((word) => named.includes(word));
  return namesCard.test(text) || namesNothing || others.length <= mostOthers;
}
const mostOthers = 1;
const namesCard = /\b(?:cards?|one|ones|idea)\b/i;
const namesPartOfCard =
  /\b(?:bit|part|word|words)\b|\b(?:out of|off|from|on) (?:the|that|this|my)(?: \p{L}+){0,2} (?:card|one)\b/iu;

/** The heading that is named as the right one; of two, the one the card is not under. */
function headingWanted(part: MessagePart, card: IdeaCard, { interview }: ReplyContext): string | undefined {
  const named = partsNamedIn(part.text, interview).filter(
    ({ slot, isDenied }) => !isDenied && slot !== card.slot,
  );
  const [first, ...others] = named.filter(({ isTarget }) => isTarget);
  return first && others.length === 0 ? first.slot : named.length === 1 ? named[0]?.slot : undefined;
}

/** The card is shown; what fits no card is an idea of its own, and what may be one is offered as a card. */
function showCards(
  part: MessagePart,
  { likeliest, isSure }: FoundCards,
  { context, cards }: Wish,
): CardChange {
  const [card] = likeliest;
  const idea = ideaIn(part, context);
  // What may be told is rather told; and nobody is shown cards twice for the same.
  const isLong = (idea?.idea.split(/\s+/).length ?? 0) >= longIdea;
  const wasShown = context.input.history.findLast(({ role }) => role === 'assistant')?.heard === 'corrects';
  const mayChange = part.sureness >= surelyChanges || (isSure && changesWords.test(part.text));
  if (idea && ((isLong && !mayChange) || wasShown || (mayTell(part) && !(isSure && mayChange))))
    return { cards: noteIdea(part, context, cards), what: 'noted' };
  if (!card) return { cards, what: 'unknown card' };
  return likeliest.length === 1 && !idea && isWish(part)
    ? { cards, what: 'words wanted', label: card.label, shown: likeliest }
    : { cards, what: 'shown', label: card.label, shown: likeliest, idea: mayTell(part) ? idea : undefined };
}

const noteIdea = ({ text, slots = [] }: MessagePart, context: ReplyContext, cards: IdeaCard[]): IdeaCard[] =>
  addIdeasToCards(cards, [{ text, slots }], context);

/** After a complaint the card is only shown, and the child changes it or not. */
const isWish = ({ act, change }: MessagePart): boolean =>
  act !== 'objects' && change?.what !== 'remove' && change?.what !== 'move';

const mayTell = ({ telling = 0 }: MessagePart): boolean => telling >= leastTelling;
const leastTelling = 0.1;
const longIdea = 4;
/** From this on nine of ten were corrections, whatever words they used. */
const surelyChanges = 0.8;
/** Without one of these a message that sounds like a correction is as likely to tell something. */
const changesWords =
  /\b(?:no|not|nah|wrong|change|instead|insted|actually|actualy|should|shouldn'?t|meant|mean|supposed|cards?|put|take|move|delete|remove|replace|swap|fix|isn'?t|isnt|wasn'?t|doesn'?t|doesnt|make it|sorry|say|says|called|rather)\b/i;
const fewestOfIdea = 3;

/** What was said, as it would stand on a card of its own; not what is said to the coach. */
function ideaIn({ act, text, change, slots = [] }: MessagePart, context: ReplyContext): CardChange['idea'] {
  if (act !== 'corrects' || change?.what === 'remove' || change?.what === 'move') return undefined;
  if (ideaPhrase(text, context.respell).split(/\s+/).length < fewestOfIdea || cardOrQuestionWords.test(text))
    return undefined;
  return newCardContent({ text, slots }, context.input.cards, context);
}
