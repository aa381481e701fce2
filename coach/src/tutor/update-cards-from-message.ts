import type { Act, MessagePart } from '../understanding/index.ts';
import { addIdeasToCards, cutToCard, newCard, placeFor, type ToldIdea } from './add-ideas-to-cards.ts';
import { findSameCard, hasContentWords, repeatedIn, sharedWords } from './already-told.ts';
import { applyCorrections } from './apply-corrections.ts';
import { isGrieving } from './bereavement-in-conversation.ts';
import { dictatedText, statedText } from './card-orders.ts';
import { declinesToTalkPattern } from './comfort-child.ts';
import type { IdeaCard } from './conversation.ts';
import { type InterviewKind, interviews, labelOf } from './interview/interview.ts';
import { argumentTextKinds, textKindNamed } from './kind-of-text.ts';
import { ideaPhrase } from './phrases-from-message.ts';
import { partsWithAct, type ReplyContext, withCards } from './reply-context.ts';
import { slotNamedIn } from './slot-names.ts';
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
  if (isAboutCard(asked)) return updateCardsFromMessage({ ...context, asked: undefined });
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
  return { ...applyCorrections(context, withQuestions(cards, context)), repeated, unsureIdeas };
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
  const changed = withCards(context, cards, [{ cards, what: 'rewritten', label: old.label }]);
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

/** What goes on a card is told or put right, and not asked, agreed or complained. */
const mayBeNewText = new Set<Act>(['tells', 'corrects']);
/** Said of the talk or of the cards: it would wipe a card out. */
const aboutTheCard =
  /\b(?:not that|that one|the one|other one|this one|wrong|leave it|it'?s (?:fine|right|ok|good)|thats (?:fine|right|not)|nothing wrong|i (?:already |just )?(?:said|told|meant)|delete|remove|undo|take (?:it|that)|put (?:it|that|back)|move (?:it|that)|cards?|you (?:put|wrote|forgot|did)|why)\b/i;
const sureOfNewText = 0.5;

/** New words for a card are told, or say some of what it said; what is said about it is not. */
const mayStandOn = (card: IdeaCard, { act, text, sureness }: MessagePart): boolean =>
  statedText(text) !== undefined ||
  ((!aboutTheCard.test(text) || (act === 'tells' && sureness >= surelyTold)) &&
    (sharedWords(text, card.text) > 0 || (act === 'tells' && sureness >= sureOfNewText) || isShort(text)));
const isShort = (text: string): boolean => text.split(/\s+/).length <= fewestWords + 2;

const goesOn = /^\W*(?:also|and also|another|oh and|plus|btw)\b/i;

/** What was asked to stand on a card is put there as it was said; what comes after it is told for itself. */
function newTextFor(context: ReplyContext): ReplyContext | undefined {
  const { asked, input, parts } = context;
  const card = input.cards.find(({ id }) => asked === askedFor(id));
  const end = parts.findIndex(({ act, text }, at) => !mayBeNewText.has(act) || (at > 0 && goesOn.test(text)));
  const said = end < 0 ? parts : parts.slice(0, end);
  if (!card || said.length === 0 || !said.every((part) => mayStandOn(card, part))) return undefined;
  const text = cutToCard(
    ideaPhrase(
      said
        .map((part) => statedText(part.text) ?? part.text)
        .join(' ')
        .replace(leadsUp, ''),
    ),
  );
  const cards = input.cards.map((each) => (each === card ? { ...each, text } : each));
  const rewritten = withCards(context, cards, [{ cards, what: 'rewritten', label: card.label }]);
  const rest = parts.slice(said.length);
  if (rest.length === 0) return rewritten;
  const further = updateCardsFromMessage({ ...rewritten, asked: undefined, parts: rest });
  return { ...further, parts, changes: [...rewritten.changes, ...further.changes] };
}

/** How a question about a card is remembered. */
export const askedFor = (cardId: string): string => `card ${cardId}`;
export const isAboutCard = (asked: string | undefined): boolean => asked?.startsWith(askedFor('')) ?? false;

const leadsUp =
  /^\W*(?:(?:no|um+|ok(?:ay)?|well|oh)\W+)*(?:(?:it|the card|that|this) should (?:say|be|go):?|make it(?: say)?|change it (?:to|so it says)|it says|just)\s+/i;

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
    const text = dictatedText(part.text);
    return text ? [{ ...part, text, sureness: 1 }] : [];
  });
  return [...told, ...reminded, ...dictated].map(({ text, slots = [], clauseSlots, sureness }) => ({
    text,
    sureness,
    slots: isMemory ? [{ name: 'small thing', share: 1 }] : slots,
    clauseSlots: isMemory ? undefined : clauseSlots,
  }));
}

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
  return { ...withCards(context, cards, []), interview, otherKind: interview };
}
