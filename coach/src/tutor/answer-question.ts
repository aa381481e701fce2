import { rotated } from './acknowledge.ts';
import { answerByIntent, isAskedWithoutQuestion } from './answer-by-intent.ts';
import { type Asking, askAbout, askNext, offerReady, sayReady, wasSaidReady } from './ask-next.ts';
import type { IdeaCard } from './conversation.ts';
import { definitionIn, explain, explainCoachQuestion } from './explain.ts';
import type { Family } from './interview/interview.ts';
import { hasEnough, missingSlots, nextSlot } from './interview/next-question.ts';
import { otherKindNamed } from './kind-of-text.ts';
import { whyAnythingWorks, whyItWorks } from './lines/acknowledgements.ts';
import { answerLines } from './lines/answers.ts';
import { aboutTheCoach, changeLines, lines } from './lines/lines.ts';
import { echoOf, thingIn } from './own-words.ts';
import {
  type AskedAbout,
  aboutOf,
  factualFamilies,
  mentionsLanguage,
  type Question,
} from './question-about.ts';
import { findQuestion } from './questions/find-question.ts';
import { spellingOf } from './questions/spelling.ts';
import {
  answerIfCorrect,
  answerIfMustBeTrue,
  answerIfRepeated,
  nextStepAnswer,
} from './questions/work-out-answer.ts';
import { partsThat, type Situation } from './situation.ts';
import { slotNamedIn } from './slot-names.ts';
import { isGrieving } from './who-it-is-about.ts';

export interface Answers {
  says: string[][];
  /** What to ask then, where the answer asks for something of its own. */
  asking?: Asking | undefined;
  words?: Record<string, string | undefined>;
  /** It says already what the ideas are worth. */
  isJudgement?: boolean;
}

const mostAnswers = 2;
const olderFrom = 7;

/** Answers what was asked, by what it is about and with what stands on the cards. */
export function answerQuestions(situation: Situation): Answers {
  // "can you change it" is answered by the change.
  const asked = partsThat(situation, 'asks', 'stuck', 'doubts')
    .map((part) => ({ ...part, about: aboutOf(part, situation) }))
    .filter(({ act, about, text }) =>
      act === 'asks'
        ? !(about === 'allowed' || about === 'request') || situation.changes.length === 0
        : isAskedWithoutQuestion(text, situation) ||
          (act === 'stuck' &&
            stuckOn.has(about) &&
            /\b(?:order|start|begin|end|ending|first|last)\b/i.test(text)),
    )
    .filter(({ about }, _, all) => about !== 'next' || !all.some((other) => other.about === 'enough'))
    .filter(({ about }, _, all) => !(about === 'unsure' && all.length > 1))
    // What comes next is said last.
    .sort((a, b) => Number(a.about === 'next') - Number(b.about === 'next'))
    .slice(0, mostAnswers);
  const answers = asked.map((part) => answerTo(part, situation));
  return {
    says: answers.map(({ says }) => says),
    asking: answers.map(({ asking }) => asking).find((asking) => asking !== undefined),
    words: Object.assign({}, ...answers.map(({ words }) => words ?? {})),
    isJudgement: asked.some(({ about }) => about === 'good' || about === 'enough'),
  };
}

/** A child who is stuck with one of these is told how it is done. */
const stuckOn = new Set(['order', 'start', 'ending', 'how']);

interface Answer {
  says: string[];
  asking?: Asking | undefined;
  words?: Record<string, string | undefined>;
}

function answerTo(part: Question, situation: Situation): Answer {
  const { input, family, respell } = situation;
  const plain = part.text.toLowerCase().replaceAll('’', "'");
  if (family === 'wellbeing' && part.about === 'allowed' && /\b(?:write|put|use)\b/.test(plain))
    return { says: answerLines.anythingGoes };
  const spelt = spellingOf(plain, { isAsked: part.about === 'spelling', suggest: input.suggestSpelling });
  if (spelt) return { says: [spelt] };
  const narrow = ofTheirOwn.has(part.about) ? undefined : findQuestion(respell(part.text));
  if (narrow?.name === 'repeats') return { says: [answerIfRepeated(plain, input)] };
  if (narrow?.name === 'is it right' && factualFamilies.has(family) && !mentionsLanguage.test(plain))
    return { says: answerLines.checkFact };
  if (narrow?.name === 'is it right') return { says: [answerIfCorrect(part.text, input)] };
  if (narrow?.name === 'true') return { says: [answerIfMustBeTrue(family)] };
  if (narrow?.name === 'answer back' && family === 'persuasive')
    return { says: answerLines.answerBack, asking: askAbout(input, family, 'answer', 'narrow') };
  if (narrow?.answer)
    return { says: [(input.year >= olderFrom ? narrow.older : undefined) ?? narrow.answer] };
  return (isOfCards(part) ? undefined : answerByIntent(part, situation)) ?? byAbout(part, situation, family);
}

/** These are answered from the cards and from what was asked before. */
const fromCards = new Set<AskedAbout>(['enough', 'unclear', 'a word', 'next', 'help', 'good']);
const isOfCards = ({ about, text }: Question): boolean =>
  fromCards.has(about) || (about === 'meaning' && definitionIn(text) !== undefined);

/** These have answers of their own, whatever words they use. */
const ofTheirOwn = new Set<AskedAbout>([
  'unclear',
  'the same',
  'normal',
  'why',
  'start',
  'ending',

  'coach',
  'fact',
  'help',
  'a word',
  'enough',
  'meaning',
  'true',
  'ideas',
]);

/** "do you think he was cross with me": about people, and not about the coach. */
const ofOthers = ({ about, text }: Question): boolean =>
  ofLife.has(about) || (about === 'coach' && /\b(?:he|she|they|him|her)\b/i.test(text));

const ofFeeling = new Set<AskedAbout>(['allowed', 'good', 'own choice', 'unsure', 'normal']);

/** In writing about feelings these are asked about life, and not about a text. */
const ofLife = new Set<string>(['allowed', 'choice', 'how', 'fact', 'good', 'ending', 'ideas', 'unsure']);

function byAbout(part: Question, situation: Situation, family: Family): Answer {
  const { input, asked } = situation;
  const ofFamily = (bank: Partial<Record<Family | 'other', string[]>>): string[] =>
    bank[family] ?? bank.other ?? [];
  const isOpen = missingSlots(input, family).some(({ name }) => name === asked);
  const named = part.about === 'ideas' ? slotNamedIn(situation.message, family) : undefined;
  const open = named ?? (isOpen ? asked : nextSlot(input, family));
  const slot = family === 'wellbeing' ? undefined : open;
  const about = part.about === 'how' && /\b(?:start|begin)\b/i.test(part.text) ? 'start' : part.about;
  if (isGrieving(input) && ofFeeling.has(about)) return { says: answerLines.grief.allowed };
  if (isGrieving(input) && ofOthers(part)) return { says: answerLines.grief.other };
  if (family === 'wellbeing' && (ofLife.has(about) || ofOthers(part))) return { says: answerLines.life };
  switch (about) {
    case 'help':
      return {
        says: rotated(answerLines.help, input.history.length),
        asking: slot ? askAbout(input, family, slot, 'narrow') : undefined,
      };
    case 'unclear':
      // Who tells something all the same has understood it by now.
      if (situation.noted.length > 0) return { says: lines.confusion };
      return {
        says: explainCoachQuestion(situation),
        asking: slot ? askAbout(input, family, slot, 'narrow') : undefined,
      };
    case 'the same':
      return { says: answerLines.theSame };
    case 'normal':
      return { says: answerLines.normal };
    case 'true':
      return { says: answerLines.checkFact };
    case 'request':
      if (/\b(?:fix|change|delete|put|rub)\b/i.test(part.text)) return { says: changeLines.unclear };
      return { says: family === 'wellbeing' ? answerLines.sayItYourself : answerLines.cannotDo };
    case 'a word':
      return { says: answerLines.noWord };
    case 'enough':
      return isItEnough(situation);
    case 'own choice':
    case 'unsure':
      return { says: rotated(answerLines.unsure, input.history.length) };
    case 'good':
      return isItGood(part, situation);
    case 'start':
      return {
        says: isGrieving(input)
          ? answerLines.startMemory
          : family === 'persuasive' && input.cards.some(({ slot: told }) => told === 'evidence')
            ? answerLines.startWithProof
            : ofFamily(answerLines.start),
        words: { thing: thingOnCards(situation) },
      };
    case 'ending':
      return { says: ofFamily(answerLines.ending) };
    case 'order':
      return { says: ofFamily(answerLines.order), words: { last: lastThing(situation) } };
    case 'how':
      return {
        says: slot === 'answer' || slot === 'other side' ? answerLines.answerBack : ofFamily(answerLines.how),
        asking: slot ? askAbout(input, family, slot, 'narrow') : undefined,
      };
    case 'length':
      return { says: answerLines.length };
    case 'allowed':
      if (otherKindNamed(part.text, family)) return { says: answerLines.otherKind };
      return {
        says: /\b(?:have to|need to|must|got to|gotta)\b/i.test(part.text)
          ? answerLines.mustI
          : answerLines.allowed,
      };
    case 'meaning':
      return { says: explain(situation), asking: slot ? askAbout(input, family, slot, 'narrow') : undefined };
    case 'fact':
      return {
        says: situation.noted.some((card) => card.slot === 'find out')
          ? answerLines.findOut
          : answerLines.fact,
      };
    case 'next':
      return {
        says: [nextStepAnswer(input, family)],
        asking: hasEnough(input, family) ? { questions: [], isReady: true } : undefined,
      };
    case 'ideas':
      return { says: answerLines.ideas, asking: slot ? askAbout(input, family, slot, 'example') : undefined };
    case 'choice':
      return { says: answerLines.choice };
    case 'why':
      return {
        says: /\bask|question/i.test(part.text)
          ? answerLines.whyAsk
          : /\b(?:show|true|proof|evidence|prove)\b/i.test(part.text)
            ? answerLines.whyProve
            : answerLines.whyPlan,
      };
    case 'coach':
      return { says: aboutCoach(part.text) };
    default:
      return { says: answerLines.spelling };
  }
}

/** "am i done": what is missing is asked for, or there is enough. */
function isItEnough({ input, family }: Situation): Answer {
  return hasEnough(input, family)
    ? {
        says: ['Yes, you have enough.'],
        asking: wasSaidReady(input) ? offerReady() : sayReady(input, { isWished: true }),
      }
    : { says: answerLines.notEnough, asking: askNext(input, family) };
}

/** What of the cards can be named, the newest first. */
const thingsOn = (cards: IdeaCard[], { respell }: Situation): { thing: string; slot: string }[] =>
  [...cards].reverse().flatMap(({ text, slot }) => {
    const thing = thingIn(text, respell) ?? echoOf(text, respell);
    return thing ? [{ thing: thing.charAt(0).toLowerCase() + thing.slice(1), slot }] : [];
  });

const thingOnCards = (situation: Situation): string | undefined => {
  const { cards } = situation.input;
  return (
    thingsOn(
      cards.filter(({ slot }) => slot === 'evidence' || slot === 'moment'),
      situation,
    )[0] ?? thingsOn(cards, situation)[0]
  )?.thing;
};

const lastThing = (situation: Situation): string | undefined =>
  thingsOn(
    situation.input.cards.filter(({ slot }) => slot === 'surprise'),
    situation,
  )[0]?.thing;

const contentWords = (text: string): string[] => text.toLowerCase().match(/\p{L}{4,}/gu) ?? [];

/** One concrete thing on the cards that works, and why: what the question names, what was just told, or what can be named. */
function isItGood(part: Question, situation: Situation): Answer {
  const { input, noted } = situation;
  const { cards } = input;
  if (cards.length === 0)
    return { says: input.draft.trim() === '' ? answerLines.nothingYet : answerLines.draftGood };
  const named = cards.filter(({ text }) => {
    const words = new Set(contentWords(text));
    return contentWords(part.text).some((word) => words.has(word));
  });
  // "is that good" means what was just told, or else the newest; nothing else is praised in its place.
  const meant = [noted, named, cards.slice(-1)].find((some) => some.length > 0) ?? [];
  const [found] = thingsOn(meant, situation);
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
  if (/\b(?:sav\w*|keep\w*|record\w*|stor\w*|lose)\b/i.test(text)) return aboutTheCoach.saved;
  if (
    /\b(?:who|teacher|mum|mom|dad|parents|anyone|private|secret|see this|read this)\b/i.test(text) &&
    !/\bwho are you\b/i.test(text)
  )
    return aboutTheCoach.readers;
  if (/\b(?:see|hear|watch|spy|camera)\b/i.test(text)) return aboutTheCoach.senses;
  if (/\b(?:like|love|favou?rite|think)\b/i.test(text)) return aboutTheCoach.likes;
  if (/\bknow\b/i.test(text)) return aboutTheCoach.knows;
  return /\b(?:sure|wrong|right)\b/i.test(text) ? aboutTheCoach.unsure : aboutTheCoach.robot;
}
