import { rotated } from './acknowledge.ts';
import { nextStepAnswer } from './answers-by-wording/compute-answer.ts';
import {
  askAbout,
  askNext,
  hasSaidThereIsEnough,
  letChildDecideToMoveOn,
  type NextQuestions,
  sayThereIsEnough,
} from './ask-next.ts';
import { isGrieving } from './bereavement-in-conversation.ts';
import { whyAnythingWorks, whyItWorks } from './coach-lines/acknowledgements.ts';
import { answerLines } from './coach-lines/answers-by-topic.ts';
import { aboutTheCoachLines, replyLines } from './coach-lines/reply-lines.ts';
import type { IdeaCard } from './conversation.ts';
import { explainCoachQuestion, explainTermOrQuestion } from './explain-term-or-question.ts';
import type { InterviewKind } from './interview/interview.ts';
import { hasEnough, missingSlots, nextSlot } from './interview/next-question.ts';
import { isOtherTextKindNamed } from './kind-of-text.ts';
import { echoSentence, nounPhraseIn } from './phrases-from-message.ts';
import type { ReplyContext } from './reply-context.ts';
import { slotNamedIn } from './slot-names.ts';
import type { AskedTopic, ChildQuestion } from './topic-of-child-question.ts';
import { wordsToTheCoach } from './words-to-coach.ts';

export interface AnswerReply {
  says: string[];
  asking?: NextQuestions | undefined;
  words?: Record<string, string | undefined>;
}

/** A question, and the part of the text it may help to ask about next. */
interface Asked {
  part: ChildQuestion;
  context: ReplyContext;
  slot: string | undefined;
}

const ofFeeling = new Set<AskedTopic>(['allowed', 'good', 'unsure', 'normal']);

/** In writing about feelings these are asked about life, and not about a text. */
const ofLife = new Set<AskedTopic>([
  'allowed',
  'choice',
  'how',
  'fact',
  'good',
  'ending',
  'ideas',
  'unsure',
  'true',
  'why',
]);
/** "how do i end it if its sad": about the text, also where the text is about someone who died. */
const ofWriting = /\b(?:end|ending|finish|start|begin)\b.*\b(?:it|story|text|writing|this|with)\b/i;

/** "why do you ask that": about this talk, whatever else it is about. */
const ofTheTalk = /\b(?:ask\w*|questions?|plan\w*|cards?|writ\w*)\b|\byou (?:need|want)\b/i;

/** "do you think he was cross with me", "why did he have to die": about people and life, and not about the coach. */
const isOfLife = ({ about, text }: ChildQuestion): boolean =>
  (ofLife.has(about) && !(about === 'why' && ofTheTalk.test(text))) ||
  (about === 'coach' && /\b(?:he|she|they|him|her)\b/i.test(text));

/** An answer by what the question is about, from the cards and from what was asked before. */
export function answerByTopic(part: ChildQuestion, context: ReplyContext): AnswerReply {
  const { input, asked, interview } = context;
  const isOpen = missingSlots(input, interview).some(({ name }) => name === asked);
  const named = part.about === 'ideas' ? slotNamedIn(context.message, interview) : undefined;
  const open = named ?? (isOpen ? asked : nextSlot(input, interview));
  const slot = interview === 'wellbeing' ? undefined : open;
  const about = part.about === 'how' && /\b(?:start|begin)\b/i.test(part.text) ? 'start' : part.about;
  if (isGrieving(input) && ofWriting.test(part.text))
    return { says: about === 'start' ? answerLines.startMemory : answerLines.grief.ending };
  if (isGrieving(input) && ofFeeling.has(about)) return { says: answerLines.grief.allowed };
  if (isGrieving(input) && isOfLife(part)) return { says: answerLines.grief.other };
  if (interview === 'wellbeing' && isOfLife(part)) return { says: answerLines.life };
  return answersByAbout[about]({ part, context, slot });
}

const ofKind = (
  bank: Partial<Record<InterviewKind | 'other', string[]>>,
  interview: InterviewKind,
): string[] => bank[interview] ?? bank.other ?? [];

const askNarrow = ({ context: { input, interview }, slot }: Asked): NextQuestions | undefined =>
  slot ? askAbout(input, interview, slot, 'narrow') : undefined;

const unsure = ({ context }: Asked): AnswerReply => ({
  says: rotated(answerLines.unsure, context.input.history.length),
});

const answersByAbout: Record<AskedTopic, (asked: Asked) => AnswerReply> = {
  help: (asked) => ({
    says: rotated(answerLines.help, asked.context.input.history.length),
    asking: askNarrow(asked),
  }),
  unclear: (asked) =>
    // Who tells something all the same has understood it by now.
    asked.context.noted.length > 0
      ? { says: replyLines.confusion }
      : { says: explainCoachQuestion(asked.context), asking: askNarrow(asked) },
  'that one': () => ({ says: answerLines.thatOne }),
  'the same': () => ({ says: answerLines.theSame }),
  normal: () => ({ says: answerLines.normal }),
  true: () => ({ says: answerLines.checkFact }),
  request: ({ context: { interview } }) => ({
    says: interview === 'wellbeing' ? answerLines.sayItYourself : answerLines.cannotDo,
  }),
  'a word': () => ({ says: answerLines.noWord }),
  enough: ({ context }) => isItEnough(context),
  unsure,
  known: unsure,
  good: ({ part, context }) => isItGood(part, context),
  start: ({ context }) => ({
    says: isGrieving(context.input)
      ? answerLines.startMemory
      : context.interview === 'persuasive' && context.input.cards.some(({ slot }) => slot === 'evidence')
        ? answerLines.startWithProof
        : ofKind(answerLines.start, context.interview),
    words: { thing: thingOnCards(context) },
  }),
  ending: ({ context: { interview } }) => ({ says: ofKind(answerLines.ending, interview) }),
  order: ({ context }) => ({
    says: ofKind(answerLines.order, context.interview),
    words: { last: lastThing(context) },
  }),
  how: (asked) => ({
    says:
      asked.slot === 'answer' || asked.slot === 'other side'
        ? answerLines.answerBack
        : ofKind(answerLines.how, asked.context.interview),
    asking: askNarrow(asked),
  }),
  length: () => ({ says: answerLines.length }),
  allowed: ({ part, context: { interview } }) =>
    isOtherTextKindNamed(part.text, interview)
      ? { says: answerLines.otherKind }
      : {
          says: /\b(?:have to|need to|must|got to|gotta)\b/i.test(part.text)
            ? answerLines.mustI
            : answerLines.allowed,
        },
  meaning: (asked) => ({ says: explainTermOrQuestion(asked.context), asking: askNarrow(asked) }),
  fact: ({ context: { noted } }) => ({
    says: noted.some(({ slot }) => slot === 'find out') ? answerLines.findOut : answerLines.fact,
  }),
  next: ({ context: { input, interview } }) => ({
    says: [nextStepAnswer(input, interview)],
    asking: hasEnough(input, interview) ? { questions: [], isReady: true } : undefined,
  }),
  ideas: ({ context: { input, interview }, slot }) =>
    slot
      ? { says: answerLines.ideas, asking: askAbout(input, interview, slot, 'example') }
      : { says: answerLines.ownIdeas },
  choice: ({ part }) => ({ says: asksInOrOut.test(part.text) ? answerLines.inOrOut : answerLines.choice }),
  why: ({ part, context: { interview, asked } }) => ({
    says: /\bask|question/i.test(part.text)
      ? answerLines.whyAsk
      : /\b(?:plan|tell you|just write|before|do this)\b/i.test(part.text)
        ? answerLines.whyPlan
        : (answerLines.whyPart[
            slotNamedIn(part.text, interview) ?? (wordsToTheCoach.test(part.text) ? asked : '') ?? ''
          ] ?? []),
  }),
  coach: ({ part }) => ({ says: aboutCoach(part.text) }),
  spelling: () => ({ says: answerLines.spelling }),
};

/** "should I include it or is that too much": one thing, in or out. */
const asksInOrOut = /\bor (?:is (?:it|that|this) too\b|not\b|leave|skip|no\W*$)/i;

const olderFrom = 7;

/** "am i done": what is missing is asked for, or there is enough. */
function isItEnough({ input, interview }: ReplyContext): AnswerReply {
  return hasEnough(input, interview)
    ? {
        says: ['You have enough.'],
        asking: hasSaidThereIsEnough(input)
          ? letChildDecideToMoveOn()
          : sayThereIsEnough(input, { isWished: true }),
      }
    : { says: answerLines.notEnough, asking: askNext(input, interview) };
}

/** What of the cards can be named, the newest first. */
const thingsOn = (cards: IdeaCard[], { respell }: ReplyContext): { thing: string; slot: string }[] =>
  [...cards].reverse().flatMap(({ text, slot }) => {
    const thing = nounPhraseIn(text, respell) ?? echoSentence(text, respell);
    return thing ? [{ thing: thing.charAt(0).toLowerCase() + thing.slice(1), slot }] : [];
  });

const thingOnCards = (context: ReplyContext): string | undefined => {
  const { cards } = context.input;
  return (
    thingsOn(
      cards.filter(({ slot }) => slot === 'evidence' || slot === 'moment'),
      context,
    )[0] ?? thingsOn(cards, context)[0]
  )?.thing;
};

const lastThing = (context: ReplyContext): string | undefined =>
  thingsOn(
    context.input.cards.filter(({ slot }) => slot === 'surprise'),
    context,
  )[0]?.thing;

/** A question with this many longer words describes the idea it asks about. */
const fewestOfIdea = 3;

const contentWords = (text: string): string[] => text.toLowerCase().match(/\p{L}{4,}/gu) ?? [];

/** One concrete thing on the cards that works, and why: what the question names, what was just told, or what can be named. */
function isItGood(part: ChildQuestion, context: ReplyContext): AnswerReply {
  const { input, noted } = context;
  const { cards } = input;
  if (cards.length === 0)
    return {
      says:
        input.draft.trim() !== ''
          ? answerLines.draftGood
          : contentWords(part.text).length >= fewestOfIdea
            ? answerLines.weigh
            : answerLines.nothingYet,
    };
  const named = cards.filter(({ text }) => {
    const words = new Set(contentWords(text));
    return contentWords(part.text).some((word) => words.has(word));
  });
  // "is that good" means what was just told, or else the newest; nothing else is praised in its place.
  const meant = [noted, named, cards.slice(-1)].find((some) => some.length > 0) ?? [];
  const [found] = thingsOn(meant, context);
  const card = meant.at(-1);
  const because = whyItWorks[found?.slot ?? card?.slot ?? ''] ?? whyAnythingWorks;
  if (input.year >= olderFrom && weighsItself.test(part.text)) return { says: answerLines.weigh };
  return {
    says: found ? answerLines.good : answerLines.goodCard,
    words: { thing: found?.thing, because, label: card?.label },
  };
}

/** An older child who weighs an idea is helped to weigh it. */
const weighsItself = /\btoo (?!long|short)\p{L}+|\bcop ?-?out\b|\bweak\b|\bpredictable\b|\bmake sense\b/iu;

function aboutCoach(text: string): string[] {
  if (/\b(?:sav\w*|keep\w*|record\w*|stor\w*|lose)\b/i.test(text)) return aboutTheCoachLines.saved;
  if (
    /\b(?:who|teacher|mum|mom|dad|parents|anyone|private|secret|see this|read this)\b/i.test(text) &&
    !/\bwho are you\b/i.test(text)
  )
    return aboutTheCoachLines.readers;
  if (/\b(?:see|hear|watch|spy|camera)\b/i.test(text)) return aboutTheCoachLines.senses;
  if (/\b(?:like|love|favou?rite|think)\b/i.test(text)) return aboutTheCoachLines.likes;
  if (/\bknow\b/i.test(text)) return aboutTheCoachLines.knows;
  return /\b(?:sure|wrong|right)\b/i.test(text) ? aboutTheCoachLines.unsure : aboutTheCoachLines.robot;
}
