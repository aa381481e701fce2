import type { MessagePart } from '../understanding/index.ts';
import { addIdeasToCards, cutToCard, placeFor } from './add-ideas-to-cards.ts';
import { contentWords, hasContentWords, sharedWords } from './already-told.ts';
import { moveCard, rewriteCard } from './card-edits.ts';
import { dictatedText, moveOrdered, ordersWholeCardOff, statedText } from './card-orders.ts';
import type { IdeaCard } from './conversation.ts';
import { type CardChange, cardByOrder, correctIdeaCards, fixComplaint } from './correct-idea-cards.ts';
import { findLikelyCard, findReferencedCard } from './find-referenced-card.ts';
import { isPlainCorrection, takesOff } from './is-plain-correction.ts';
import { textKindNamed } from './kind-of-text.ts';
import { needsClarification } from './needs-clarification.ts';
import { ideaPhrase } from './phrases-from-message.ts';
import type { UnsureIdea } from './quick-replies.ts';
import { partsWithAct, type ReplyContext, withCards } from './reply-context.ts';
import { partsNamedIn } from './slot-names.ts';
import { cardOrQuestionWords, wordsToTheCoach } from './words-to-coach.ts';

/** From this on something is told though it speaks of cards: children write about football cards, too. */
const surelyTold = 0.8;
const fewestOfIdeaBeside = 3;

/** Carries out what the corrections of a message plainly want; about the others the child is asked. */
export function applyCorrections(context: ReplyContext, noted: IdeaCard[]): ReplyContext {
  const { input } = context;
  const changes: CardChange[] = [];
  let cards = noted;
  const added = noted.filter(({ id }) => !input.cards.some((card) => card.id === id));
  const justTold = added.length === 1 ? added[0] : undefined;
  // "its not a story its a recount" is true already where it is one.
  const corrections = partsWithAct(context, 'corrects').filter(
    (part) => dictatedText(part.text) === undefined && part.change?.what !== 'kind' && !textKindNamed(part),
  );
  for (const part of corrections.flatMap(eachContrast)) {
    const changed = changeOrdered(part, context, cards) ?? changeRead(part, context, { cards, justTold });
    if (
      needsClarification(changed) &&
      part.sureness < sureToCorrect &&
      !speaksOfCards.test(part.text) &&
      !takesOff.test(part.text)
    ) {
      cards = keptAsIdea(part, context, cards);
      continue;
    }
    ({ cards } = changed);
    if (!changes.some(({ what }) => what === changed.what)) changes.push(changed);
  }
  const complaint = cardComplaint(context);
  if (complaint && changes.length === 0)
    changes.push(fixComplaint(input.cards, complaint.text, findReferencedCard(complaint, context)));
  const idea = ideaBeside(context);
  return withCards(
    context,
    cards,
    changes.map((change) =>
      change.what === 'which card' || change.what === 'this card' ? { ...change, idea } : change,
    ),
  );
}

/** A child who speaks of the cards, or takes something back, wants one of them changed. */
const speaksOfCards =
  /\b(?:forget|scrap|drop|lose|cards?|one|ones|bit|heading|under|delete|remove|erase|change|changed|wrong|rong|undo|take|instead|mistake|meant|mean|actually|make it|not|isn'?t|wasn'?t|no|nah|should|why does it|spelt|spelled)\b/i;

const fewestOfIdea = 4;
/** From this on a part that seems to put something right does so. */
const sureToCorrect = 0.6;

/** What seemed to put something right but fits no card is an idea of its own, where it has enough words. */
function keptAsIdea(part: MessagePart, context: ReplyContext, cards: IdeaCard[]): IdeaCard[] {
  const { interview, asked } = context;
  const { text, slots = [], clauseSlots } = part;
  if (ideaPhrase(text).split(/\s+/).length < fewestOfIdea || wordsToTheCoach.test(text)) return cards;
  return addIdeasToCards(cards, [{ text, slots, clauseSlots }], { interview, asked });
}

/** What the child plainly orders: other words for a card, another heading, or a card off. */
function changeOrdered(part: MessagePart, context: ReplyContext, cards: IdeaCard[]): CardChange | undefined {
  const { interview } = context;
  const move = moveOrdered(part, cards, interview);
  if (move) return moveCard(cards, { card: move.card, to: move.slot, interview });
  const off = ordersWholeCardOff(part)
    ? (cardByOrder(part.text, context.input.cards) ?? cardNamedIn(part, context, cards))
    : undefined;
  if (off) return { cards: cards.filter((card) => card !== off), what: 'removed', label: off.label };
  const stated = statedText(part.text);
  if (stated) {
    const card = cardByOrder(part.text, context.input.cards) ?? findReferencedCard(part, context, cards);
    return card
      ? rewriteCard(cards, card, cutToCard(stated))
      : askAboutCard({ cards, what: 'which card', to: stated }, { part, context, cards });
  }
  return undefined;
}

/** The one card that shares more words with what is said than all others: "the one about the suit", "get rid of it" after it. */
function cardNamedIn(part: MessagePart, { message }: ReplyContext, cards: IdeaCard[]): IdeaCard | undefined {
  const said = part.text.replaceAll(wordsOfOrders, ' ');
  const text = contentWords(said).length > 0 ? said : message.replaceAll(wordsOfOrders, ' ');
  const [first, second] = cards
    .map((card) => ({ card, shared: sharedWords(text, card.text) }))
    .sort((a, b) => b.shared - a.shared);
  return first && first.shared > 0 && first.shared > (second?.shared ?? 0) ? first.card : undefined;
}
const wordsOfOrders =
  /\b(?:can|could|you|u|please|pls|get|rid|delete|remove|erase|scrap|rub|take|off|out|away|it|that|this|the|one|card|bit|about|last|first|second|we|me|i)\b/gi;

/** What is read from free words; it is done only where it is plain. */
function changeRead(
  part: MessagePart,
  context: ReplyContext,
  { cards, justTold }: { cards: IdeaCard[]; justTold: IdeaCard | undefined },
): CardChange {
  const { interview, input } = context;
  const meant = findReferencedCard(part, context, cards);
  const read = correctIdeaCards(cards, { part, interview, before: input.cards, justTold, meant });
  return isPlainCorrection(read, part, cards) && read.what !== 'which card'
    ? read
    : askAboutCard(read, { part, context, cards });
}

/** What was read is not plain enough to be done: the child is shown the card that is likeliest meant, and what it could say. */
function askAboutCard(
  read: CardChange,
  { part, context, cards }: { part: MessagePart; context: ReplyContext; cards: IdeaCard[] },
): CardChange {
  // "get rid of it" means what was said with it.
  const whole = hasContentWords(part.text) ? part : { ...part, text: context.message };
  const card = findLikelyCard(whole, context, cards);
  const wanted = { to: statedText(part.text) };
  const isRemoval = takesOff.test(part.text);
  const named = partsNamedIn(part.text, context.interview)
    .filter(({ isDenied }) => !isDenied)
    .map(({ slot }) => slot);
  return card
    ? { cards, what: 'this card', label: card.label, card, wanted, named, isRemoval }
    : { cards, what: 'which card', wanted: read.wanted ?? wanted };
}

const findsFault = /\b(?:wrong|not right|weird)\b/i;

/** What was said with a correction may be an idea of its own. */
const ideaBeside = (context: ReplyContext): UnsureIdea | undefined =>
  partsWithAct(context, 'corrects', 'objects', 'reminds', 'tells')
    .filter(
      ({ text }) =>
        ideaPhrase(text).split(/\s+/).length > fewestOfIdeaBeside &&
        !cardOrQuestionWords.test(text) &&
        !takesOff.test(text) &&
        !findsFault.test(text),
    )
    .flatMap(({ text, slots = [] }) => placeFor({ text, slots }, context.input.cards, context.asked) ?? [])
    .sort((a, b) => b.idea.length - a.idea.length)[0];

const ofCards = /\b(?:cards?|wrong|wrote|written|not what|should be)\b/i;

/** A complaint about what stands on a card. */
const cardComplaint = (context: ReplyContext): MessagePart | undefined =>
  context.input.cards.length > 0
    ? partsWithAct(context, 'objects', 'tells').find(({ act, text, sureness }) =>
        act === 'tells' ? sureness < surelyTold && cardOrQuestionWords.test(text) : ofCards.test(text),
      )
    : undefined;

/** "its not Mia its Max and he has a cat not a puppy": two things are put right. */
function eachContrast(part: MessagePart): MessagePart[] {
  const clauses = part.text.split(/\s+and\s+/i);
  const areContrasts = clauses.length > 1 && clauses.every((clause) => /\bnot\b/i.test(clause));
  return areContrasts ? clauses.map((text) => ({ ...part, text, change: { what: 'replace' } })) : [part];
}
