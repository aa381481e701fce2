import type { Act, MessagePart } from '../understanding/index.ts';
import { addIdeasToCards, cutToCard, newCard, placeFor, type ToldIdea } from './add-ideas-to-cards.ts';
import { contentWords, findSameCard, hasContentWords, repeatedIn, sharedWords } from './already-told.ts';
import { isGrieving } from './bereavement-in-conversation.ts';
import { moveCard, rewriteCard } from './card-edits.ts';
import { moveOrdered, ordersOff, statedText } from './card-orders.ts';
import { declinesToTalkPattern } from './comfort-child.ts';
import type { IdeaCard } from './conversation.ts';
import { type CardChange, cardByOrder, correctIdeaCards, fixComplaint } from './correct-idea-cards.ts';
import { findLikelyCard, findReferencedCard } from './find-referenced-card.ts';
import { type InterviewKind, interviews, labelOf } from './interview/interview.ts';
import { isPlainCorrection, takesOff } from './is-plain-correction.ts';
import { argumentTextKinds, textKindNamed } from './kind-of-text.ts';
import { needsClarification } from './needs-clarification.ts';
import { ideaPhrase } from './phrases-from-message.ts';
import type { UnsureIdea } from './quick-replies.ts';
import { partsWithAct, type ReplyContext } from './reply-context.ts';
import { partsNamedIn, slotNamedIn } from './slot-names.ts';
import { understandQuestion } from './topic-of-child-question.ts';
import { cardOrQuestionWords, isRude, wordsToTheCoach } from './words-to-coach.ts';

/** Of someone who died almost everything told is a memory; what is said about the writing isn't. */
const tellsMemory = (text: string): boolean =>
  text.trim().split(/\s+/).length >= 4 && !aboutWriting.test(text);
const aboutWriting = /\b(?:writ\w+|start|talking|helps?|poem|rhym\w+|it to sound)\b/i;

/**
 * What is plainly told becomes a card, and what may be an idea is kept for the child to decide; corrections change
 * cards, and a question about the world is one to find out.
 */
export function updateCardsFromMessage(context: ReplyContext): ReplyContext {
  const { input, interview, parts, asked } = context;
  const kind = parts.map((part) => textKindNamed(part)).find((each) => each !== undefined);
  if (kind && kind !== interview) return inOtherKind(context, kind);
  const rewriting = newTextFor(context);
  if (rewriting) return rewriting;
  const isMemory = isGrieving(input) && !context.isBereavement;
  const told = toldIn(context, isMemory);
  const repeated = repeatedCard(context, told);
  const isSure = (each: JudgedIdea): boolean =>
    isMemory ||
    each.sureness >= sureToTell ||
    (each.sureness >= sureOfLongIdea && each.text.trim().split(/\s+/).length >= longIdea) ||
    (parts.length === 1 && answersAsked(each, asked));
  const rewritten = changesMind(context);
  if (rewritten) return rewritten;
  // Corrections come last: "it ends when the queen burps. no wait make it a king" changes what was just told, too.
  const cards = addIdeasToCards(alsoTelling(input.cards, repeated, asked), told.filter(isSure), {
    interview,
    asked: isMemory ? undefined : asked,
  });
  const unsureIdeas = [...told.filter((each) => !isSure(each)), ...maybeTold(context)]
    .filter((each) => each.sureness >= worthAsking || !told.some(isSure))
    .flatMap((each) => placeFor(each, cards, asked) ?? []);
  return { ...corrected(context, withQuestions(cards, context)), repeated, unsureIdeas };
}

const mayTell = new Set<Act>(['doubts', 'feels', 'plays', 'agrees', 'social', 'objects', 'declines']);
const sureOfTalk = 0.45;
const fewestWords = 3;

/** What may be an answer, though it sounds like talk: the child says. */
const maybeTold = ({ parts, asked }: ReplyContext): JudgedIdea[] =>
  asked === undefined
    ? []
    : parts
        .filter(
          ({ act, text, sureness }) =>
            mayTell.has(act) &&
            sureness < sureOfTalk &&
            text.split(/\s+/).length >= fewestWords &&
            !cardOrQuestionWords.test(text) &&
            !wordsToTheCoach.test(text) &&
            !isRude(text),
        )
        .map(({ text, slots }) => ({
          text,
          slots: slots ?? [{ name: asked, share: 1 }],
          sureness: worthAsking,
        }));

const saysOtherwise =
  /\b(?:actually|instead|changed? my mind|rather|on second thoughts?|i (?:don'?t|do not) want (?:it|that|this|him|her|them))\b/i;
/** Of these a text has one. */
const toldOnce = new Set([
  'ending',
  'last line',
  'opinion',
  'where',
  'how it feels',
  'feeling',
  'topic',
  'subject',
  'wants',
]);

/** "actually i want it to end with my brother laughing": the old ending goes. */
function changesMind(context: ReplyContext): ReplyContext | undefined {
  const { input, message, asked, parts, interview } = context;
  const [newest, ...others] = partsWithAct(context, 'tells', 'feels').filter(
    ({ text }) => !rejects.test(text),
  );
  if (!newest || others.length > 0 || !saysOtherwise.test(message)) return undefined;
  const slot = slotNamedIn(newest.text, interview) ?? placeFor({ slots: [], ...newest }, [], asked)?.slot;
  const [old, ...more] = input.cards.filter((card) => card.slot === slot);
  if (!old || more.length > 0 || slot === asked || !toldOnce.has(old.slot)) return undefined;
  const text = ideaPhrase(newest.text.replace(wishes, ''));
  const cards = input.cards.map((card) => (card === old ? { ...card, text } : card));
  const changed = finished(context, cards, [{ cards, what: 'rewritten', label: old.label }]);
  return { ...changed, parts: parts.map((part) => ({ ...part, act: 'corrects' })) };
}

const rejects = /\b(?:don'?t|do not) want\b|\bchanged? my mind\b/i;
const wishes =
  /^\W*(?:actually\W+|and\W+|but\W+)*i (?:want|would like|'?d like) (?:it|this) to (?:feel |be |end |say |happen )?\s*/i;

type JudgedIdea = ToldIdea & { sureness: number };

/** From this on something told is an idea without asking. */
const sureToTell = 0.3;
/** What has many words is rather kept than lost. */
const longIdea = 6;
const sureOfLongIdea = 0.15;
/** From this on it is one though it speaks of cards or questions: children write about football cards, too. */
const surelyTold = 0.8;
/** Beside something that was surely told, less is not worth a question. */
const worthAsking = 0.4;
/** "some people might say …", when just that was asked for. */
const answersAsked = ({ sureness, slots }: JudgedIdea, asked: string | undefined): boolean =>
  sureness >= sureOfAnswer && slots.some(({ name, share }) => name === asked && share >= plainlyAsked);
const sureOfAnswer = 0.2;
const plainlyAsked = 0.5;

const notNewText = new Set<Act>([
  'asks',
  'declines',
  'stuck',
  'confused',
  'objects',
  'asks-to-write',
  'finished',
]);
/** Said of the talk or of the cards: it would wipe a card out. */
const ofTheTalk =
  /\b(?:not that|that one|the one|other one|this one|wrong|leave it|it'?s (?:fine|right|ok|good)|thats (?:fine|right|not)|nothing|i (?:said|told|meant)|delete|remove|take|undo|put|move|card|you|u|why|another)\b/i;
const sureOfNewText = 0.5;

/** New words for a card are told, or say some of what it said; what is said about it is not. */
const mayStandOn = (card: IdeaCard, { act, text, sureness }: MessagePart): boolean =>
  statedText(text) !== undefined ||
  (!ofTheTalk.test(text) &&
    (sharedWords(text, card.text) > 0 || (act === 'tells' && sureness >= sureOfNewText) || isShort(text)));
const isShort = (text: string): boolean => text.split(/\s+/).length <= fewestWords + 2;

const goesOn = /^\W*(?:also|and also|another|oh and|plus|btw)\b/i;

/** What was asked to stand on a card is put there as it was said; what comes after it is told for itself. */
function newTextFor(context: ReplyContext): ReplyContext | undefined {
  const { asked, input, parts } = context;
  const card = input.cards.find(({ id }) => asked === askedFor(id));
  const end = parts.findIndex(({ act, text }, at) => notNewText.has(act) || (at > 0 && goesOn.test(text)));
  const said = end < 0 ? parts : parts.slice(0, end);
  if (!card || said.length === 0 || !said.every((part) => mayStandOn(card, part))) return undefined;
  const text = cutToCard(
    ideaPhrase(
      said
        .map((part) => part.text)
        .join(' ')
        .replace(leadsUp, ''),
    ),
  );
  const cards = input.cards.map((each) => (each === card ? { ...each, text } : each));
  const rewritten = finished(context, cards, [{ cards, what: 'rewritten', label: card.label }]);
  const rest = parts.slice(said.length);
  if (rest.length === 0) return rewritten;
  const further = updateCardsFromMessage({ ...rewritten, asked: undefined, parts: rest });
  return { ...further, parts, changes: [...rewritten.changes, ...further.changes] };
}

/** How a question about a card is remembered. */
export const askedFor = (cardId: string): string => `card ${cardId}`;

const leadsUp =
  /^\W*(?:(?:no|um+|ok(?:ay)?|well|oh)\W+)*(?:(?:it|the card|that|this) should (?:say|be|go):?|make it(?: say)?|change it (?:to|so it says)|it (?:says|is)|just|to)\s+/i;

function toldIn(context: ReplyContext, isMemory: boolean): JudgedIdea[] {
  const { parts, input, asked } = context;
  // What a child would rather not write about is not kept either.
  if (isMemory && parts.some(({ text }) => declinesToTalkPattern.test(text))) return [];
  const isBare = (text: string): boolean => context.isBereavement && text.trim().split(/\s+/).length < 4;
  const told = parts.filter(
    ({ act, text, sureness }) =>
      (act === 'tells' &&
        !(sureness < surelyTold && cardOrQuestionWords.test(text)) &&
        !(isMemory && aboutWriting.test(text)) &&
        !isBare(ideaPhrase(text))) ||
      (isMemory && act === 'feels' && tellsMemory(text)),
  );
  const reminded = partsWithAct(context, 'reminds')
    .map((part) => ({ ...part, text: repeatedIn(part) }))
    .filter(
      ({ text }) => hasContentWords(text) && !wordsToTheCoach.test(text) && !cardOrQuestionWords.test(text),
    )
    .filter(({ text }) => !findSameCard(text, input.cards))
    .map((part) => (asked ? { ...part, slots: [{ name: asked, share: 1 }], clauseSlots: [] } : part));
  const dictated = parts.flatMap((part) => {
    const text = forCard.exec(part.text)?.[1];
    return text ? [{ ...part, text, sureness: 1 }] : [];
  });
  return [...told, ...reminded, ...dictated].map(({ text, slots = [], clauseSlots, sureness }) => ({
    text,
    sureness,
    slots: isMemory ? [{ name: 'small thing', share: 1 }] : slots,
    clauseSlots: isMemory ? undefined : clauseSlots,
  }));
}

/** "put the canal on a card: he walks along it". */
const forCard = /\bon a card\s*[:;,-]\s*(\S+\s+\S.*)$/i;

/** The card that a reminder means, or that holds what is told again. */
function repeatedCard(context: ReplyContext, told: ToldIdea[]): IdeaCard | undefined {
  const { cards } = context.input;
  const reminders = partsWithAct(context, 'reminds').map(repeatedIn);
  return [...reminders, ...told.map(({ text }) => text)]
    .map((text) => findSameCard(text, cards))
    .find((card) => card !== undefined);
}

/** A child who says that it was told has told it: that part is not asked for again. */
const alsoTelling = (
  cards: IdeaCard[],
  repeated: IdeaCard | undefined,
  asked: string | undefined,
): IdeaCard[] =>
  cards.map((card) =>
    card === repeated && asked && card.slot !== asked && !card.also?.includes(asked)
      ? { ...card, also: [...(card.also ?? []), asked] }
      : card,
  );

function withQuestions(cards: IdeaCard[], context: ReplyContext): IdeaCard[] {
  const { interview } = context;
  if (!argumentTextKinds.has(interview)) return cards;
  const all = [...cards];
  for (const part of partsWithAct(context, 'asks')) {
    const { text } = part;
    if (understandQuestion(part, context).about === 'fact' && isOfTheWorld(text) && !findSameCard(text, all))
      all.push(newCard(all, { slot: 'find out', text: ideaPhrase(text) }, { interview }));
  }
  return all;
}

/** Not about the text, the talk or the child. */
const isOfTheWorld = (text: string): boolean => !/\b(?:i|i'?ve|my|me|you|your|we|report|text)\b/i.test(text);

function corrected(context: ReplyContext, noted: IdeaCard[]): ReplyContext {
  const { input } = context;
  const changes: CardChange[] = [];
  let cards = noted;
  const added = noted.filter(({ id }) => !input.cards.some((card) => card.id === id));
  const justTold = added.length === 1 ? added[0] : undefined;
  // "its not a story its a recount" is true already where it is one.
  const corrections = partsWithAct(context, 'corrects').filter(
    (part) => !forCard.test(part.text) && part.change?.what !== 'kind' && !textKindNamed(part),
  );
  for (const part of corrections.flatMap(eachContrast)) {
    const changed = changeOrdered(part, context, cards) ?? changeRead(part, context, { cards, justTold });
    if (needsClarification(changed) && part.sureness < sureToCorrect && !speaksOfCards.test(part.text)) {
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
  return finished(
    context,
    cards,
    changes.map((change) =>
      change.what === 'which card' || change.what === 'this card' ? { ...change, idea } : change,
    ),
  );
}

/** Whoever speaks of the cards, or takes something back, wants one of them changed. */
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
  const off = ordersOff(part.text) ? cardNamedIn(part, context, cards) : undefined;
  if (off && off.text.split(/\s+/).length <= longestTakenOff)
    return { cards: cards.filter((card) => card !== off), what: 'removed', label: off.label };
  const stated = statedText(part.text);
  if (stated) {
    const card = cardByOrder(part.text, context.input.cards) ?? findReferencedCard(part, context, cards);
    return card
      ? rewriteCard(cards, card, stated)
      : askAboutCard({ cards, what: 'which card', to: stated }, { part, context, cards });
  }
  return undefined;
}

const longestTakenOff = 14;

/** The one card that shares more words with what is said than all others: "the one about the suit", "get rid of it" after it. */
function cardNamedIn(part: MessagePart, { message }: ReplyContext, cards: IdeaCard[]): IdeaCard | undefined {
  const text = contentWords(part.text.replaceAll(ofTheTalkOrOrder, ' ')).length > 0 ? part.text : message;
  const [first, second] = cards
    .map((card) => ({ card, shared: sharedWords(text, card.text) }))
    .sort((a, b) => b.shared - a.shared);
  return first && first.shared > 0 && first.shared > (second?.shared ?? 0) ? first.card : undefined;
}
const ofTheTalkOrOrder =
  /\b(?:can|could|you|u|please|pls|get|rid|delete|remove|erase|scrap|rub|take|off|out|away|it|that|this|the|one|card|bit)\b/gi;

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
    : { cards, what: 'which card', wanted: read.wanted };
}

const findsFault = /\b(?:wrong|not right|weird)\b/i;

/** What was said with a correction may be an idea of its own. */
const ideaBeside = (context: ReplyContext): UnsureIdea | undefined =>
  partsWithAct(context, 'corrects', 'objects', 'reminds', 'tells')
    .filter(
      ({ text }) =>
        ideaPhrase(text).split(/\s+/).length > fewestWords &&
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

const finished = (context: ReplyContext, cards: IdeaCard[], changes: CardChange[]): ReplyContext => ({
  ...context,
  input: { ...context.input, cards },
  changes,
  noted: cards.filter(({ id }) => !context.input.cards.some((card) => card.id === id)),
});

/** "its a poem not a story": the interview is another one, and what was told so far stays as ideas. */
function inOtherKind(context: ReplyContext, interview: InterviewKind): ReplyContext {
  const own = interviews[interview];
  const kept = context.input.cards.map((card) =>
    own.some(({ name }) => name === card.slot)
      ? card
      : { ...card, slot: 'idea', label: labelOf(interview, 'idea') },
  );
  const told = partsWithAct(context, 'tells').map(({ text }) => ({
    text,
    slots: [{ name: own[0]?.name ?? 'idea', share: 1 }],
  }));
  const cards = addIdeasToCards(kept, told, { interview, asked: undefined });
  return { ...finished(context, cards, []), interview, otherKind: interview };
}
