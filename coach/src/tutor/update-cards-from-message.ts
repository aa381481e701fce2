import type { Act } from '../understanding/index.ts';
import { addIdeasToCards, type IdeaWithSlotScores, newCard, newCardContent } from './add-ideas-to-cards.ts';
import { findSameCard, hasContentWords, repeatedIn } from './already-told.ts';
import { applyCardWishes } from './apply-card-wishes.ts';
import { hasSaidThereIsEnough } from './ask-next.ts';
import { isGrieving } from './bereavement-in-conversation.ts';
import { declinesToTalkPattern } from './comfort-child.ts';
import type { IdeaCard } from './conversation.ts';
import { type InterviewKind, interviews, labelOf } from './interview/interview.ts';
import { argumentTextKinds, textKindNamed } from './kind-of-text.ts';
import { ideaPhrase } from './phrases-from-message.ts';
import { replaceToldPart } from './replace-part.ts';
import { partsWithAct, type ReplyContext, withCards } from './reply-context.ts';
import { understandQuestion } from './topic-of-child-question.ts';
import { cardOrQuestionWords, isRude, wordsToTheCoach } from './words-to-coach.ts';

/** Of someone who died almost everything told is a memory; what is said about the writing isn't. */
const tellsMemory = (text: string): boolean =>
  text.trim().split(/\s+/).length >= 4 && !aboutWriting.test(text);
const aboutWriting = /\b(?:writ\w+|start|talking|helps?|poem|rhym\w+|it to sound)\b/i;

/** "i was so scared, i didnt know a word": what a child felt belongs to the text about it. */
const feelsInText = (text: string, { interview, asked, parts, isBereavement }: ReplyContext): boolean =>
  !isBereavement &&
  ofOneself.has(interview) &&
  text.trim().split(/\s+/).length >= fewestWords &&
  (asked !== undefined || parts.some(({ act }) => act === 'tells')) &&
  !/\b(?:tired|bored|boring|writing|story|question|you)\b/i.test(text) &&
  !wordsToTheCoach.test(text);
const ofOneself = new Set<InterviewKind>(['recount', 'poem', 'descriptive']);

/**
 * What is plainly told becomes a card, and what may be an idea is kept for the child to decide; corrections change
 * cards, and a question about the world is one to find out.
 */
export function updateCardsFromMessage(context: ReplyContext): ReplyContext {
  const { input, interview, parts, asked, respell } = context;
  const kind = parts.map((part) => textKindNamed(part)).find((each) => each !== undefined);
  if (kind && kind !== interview) return inOtherKind(context, kind);
  const isMemory = isGrieving(input) && !context.isBereavement;
  const told = toldIn(context, isMemory);
  const repeated = repeatedCard(context, told);
  const isSure = (each: JudgedIdea): boolean =>
    isMemory ||
    each.sureness >= sureToTell ||
    (each.sureness >= sureOfLongIdea && each.text.trim().split(/\s+/).length >= longIdea) ||
    (parts.length === 1 && answersAsked(each, asked));
  // Corrections come last: "it ends when the queen burps. no wait make it a king" changes what was just told, too.
  const cards = addIdeasToCards(alsoTelling(input.cards, repeated, asked), told.filter(isSure), {
    interview,
    asked: isMemory || goesFurther(context) ? undefined : asked,
    respell,
  });
  const unsureIdeas = [...told.filter((each) => !isSure(each)), ...maybeTold(context)]
    .filter(
      (each) =>
        !told.some(isSure) ||
        (each.sureness >= worthAsking && each.text.trim().split(/\s+/).length >= longIdea),
    )
    .flatMap((each) => newCardContent(each, cards, { asked, respell, interview }) ?? []);
  const replaced = replaceToldPart(context.message, { before: input.cards, cards, interview });
  if (replaced) return { ...withCards(context, replaced.cards, [replaced]), repeated, unsureIdeas: [] };
  return { ...applyCardWishes(context, withQuestions(cards, context)), repeated, unsureIdeas };
}

const fewestWordsOfNewIdea = 5;

/** Once there is enough, a longer message is as likely to tell something else than what was asked. */
const goesFurther = ({ input, message }: ReplyContext): boolean =>
  hasSaidThereIsEnough(input) && message.split(/\s+/).length >= fewestWordsOfNewIdea;

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

type JudgedIdea = IdeaWithSlotScores & { sureness: number };

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

function toldIn(context: ReplyContext, isMemory: boolean): JudgedIdea[] {
  const { parts, input, asked, interview, respell } = context;
  // What a child would rather not write about is not kept either.
  if (isMemory && parts.some(({ text }) => declinesToTalkPattern.test(text))) return [];
  const isBare = (text: string): boolean => context.isBereavement && text.trim().split(/\s+/).length < 4;
  const told = parts.filter(
    ({ act, text, sureness }) =>
      (act === 'tells' &&
        !(sureness < surelyTold && cardOrQuestionWords.test(text)) &&
        !(isMemory && aboutWriting.test(text)) &&
        !isBare(ideaPhrase(text, respell))) ||
      (isMemory && act === 'feels' && tellsMemory(text)) ||
      (!isMemory && act === 'feels' && feelsInText(text, context)),
  );
  const reminded = partsWithAct(context, 'reminds')
    .map((part) => ({ ...part, text: repeatedIn(part) }))
    .filter(
      ({ text }) => hasContentWords(text) && !wordsToTheCoach.test(text) && !cardOrQuestionWords.test(text),
    )
    .filter(({ text }) => !findSameCard(text, input.cards))
    .map((part) => (asked ? { ...part, slots: [{ name: asked, share: 1 }], clauseSlots: [] } : part));
  const proposed = partsWithAct(context, 'asks').flatMap((part) => {
    const idea = proposedIdea(part.text);
    return idea ? [{ ...part, text: idea, sureness: sureToTell }] : [];
  });
  return [...told, ...proposed, ...reminded].map(({ act, text, slots = [], clauseSlots, sureness }) => ({
    text,
    sureness,
    slots: isMemory
      ? [{ name: 'small thing', share: 1 }]
      : act === 'feels'
        ? [{ name: interview === 'descriptive' ? 'how it feels' : 'feeling', share: 1 }]
        : slots,
    clauseSlots: isMemory ? undefined : clauseSlots,
  }));
}

/** "can i say that the shop is closed but i still hear it": asked for leave, and told. */
const asksLeaveToSay =
  /^(?:(?:and|but|also|oh|so|ok|wait)\W+)*(?:can|could|may|should|shall) (?:i|we) (?:also |just )?(?:say|put|write|add)(?: in)?(?: that)? (?!(?:it|this|that|them|about|more|lots|anything|something|what|how|down|one|a card)\b)(.+?)[\s?]*$/iu;
const fewestOfProposal = 4;

function proposedIdea(text: string): string | undefined {
  const idea = asksLeaveToSay.exec(text.replaceAll('’', "'"))?.[1];
  const isIdea = idea && idea.split(/\s+/).length >= fewestOfProposal && !/\bor\b/i.test(idea);
  return isIdea && !cardOrQuestionWords.test(idea) ? idea : undefined;
}

/** The card that a reminder means, or that holds what is told again. */
function repeatedCard(context: ReplyContext, told: IdeaWithSlotScores[]): IdeaCard | undefined {
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
  const { interview, respell } = context;
  if (!argumentTextKinds.has(interview)) return cards;
  const all = [...cards];
  for (const part of partsWithAct(context, 'asks')) {
    const { text } = part;
    if (understandQuestion(part, context).about === 'fact' && isOfTheWorld(text) && !findSameCard(text, all))
      all.push(newCard(all, { slot: 'find out', text: ideaPhrase(text, respell) }, { interview }));
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
  const cards = addIdeasToCards(kept, told, { interview, asked: undefined, respell: context.respell });
  return { ...withCards(context, cards, []), interview, otherKind: interview };
}
