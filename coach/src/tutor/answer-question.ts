import { answerByIntent, isAskedWithoutQuestion } from './answer-by-intent.ts';
import { type AnswerReply, answerByTopic } from './answer-by-topic.ts';
import {
  answerWhetherCorrect,
  answerWhetherMustBeTrue,
  answerWhetherRepeated,
} from './answers-by-wording/compute-answer.ts';
import { findQuestion } from './answers-by-wording/find-known-question.ts';
import { spellingOf } from './answers-by-wording/spelling.ts';
import { answerWhetherNeeded, asksWhatIsNeeded } from './answers-by-wording/what-is-needed.ts';
import { askAbout, type NextQuestions } from './ask-next.ts';
import { isGrieving } from './bereavement-in-conversation.ts';
import { answerLines } from './coach-lines/answers-by-topic.ts';
import { messagesOfChild } from './conversation.ts';
import { definitionIn } from './explain-term-or-question.ts';
import { factualTextKinds } from './kind-of-text.ts';
import { partsWithAct, type ReplyContext } from './reply-context.ts';
import {
  type AskedTopic,
  type ChildQuestion,
  mentionsLanguage,
  understandQuestion,
} from './topic-of-child-question.ts';

export interface Answers {
  says: string[][];
  /** What to ask then, where the answer asks for something of its own. */
  asking?: NextQuestions | undefined;
  words?: Record<string, string | undefined>;
  /** What an unclear question may ask for, the likeliest first. */
  mayAsk?: string[] | undefined;
}

const mostAnswers = 2;
const olderFrom = 7;

/** Answers what was asked, by what it asks for and with what stands on the cards. */
export function answerQuestions(context: ReplyContext): Answers {
  const understood = partsWithAct(context, 'asks', 'stuck', 'doubts').map(
    (part): ChildQuestion =>
      neededIn(part, context) || willTheyBeWell.test(context.respell(part.text.toLowerCase()))
        ? { ...part, about: 'known' }
        : understandQuestion(part, context),
  );
  const asked = withOneSpelling(understood)
    .filter((question) =>
      question.act === 'asks'
        ? !isAnsweredByChange(question, context)
        : isAskedWithoutQuestion(question.text, context) || isStuckOnWriting(question),
    )
    .filter(({ about }, _, all) => about !== 'next' || !all.some((other) => other.about === 'enough'))
    .filter(({ about }, _, all) => !(about === 'unsure' && all.length > 1))
    // What comes next is said last.
    .sort((a, b) => Number(a.about === 'next') - Number(b.about === 'next'))
    .slice(0, mostAnswers);
  // Who did not understand the coach is told what was meant.
  const isConfused = partsWithAct(context, 'confused').length > 0;
  const unclear = asked.find(({ mayAsk }) => mayAsk);
  const answers = asked.filter((part) => part !== unclear).map((part) => answerTo(part, context));
  return {
    mayAsk: isConfused ? undefined : unclear?.mayAsk,
    says: answers.map(({ says }) => says),
    asking: answers.map(({ asking }) => asking).find((asking) => asking !== undefined),
    words: Object.assign({}, ...answers.map(({ words }) => words ?? {})),
  };
}

/** "how do u spell artic, is it artic or arctic": one word is asked for. */
function withOneSpelling(questions: ChildQuestion[]): ChildQuestion[] {
  const [spelling] = questions.filter(({ about, act }) => about === 'spelling' && act === 'asks');
  if (!spelling) return questions;
  const belongs = (each: ChildQuestion): boolean =>
    each.act === 'asks' && (each.about === 'spelling' || /\b(?:right|correct|or)\b/i.test(each.text));
  const text = questions
    .filter(belongs)
    .map((each) => each.text)
    .join(' ');
  return [{ ...spelling, text }, ...questions.filter((each) => !belongs(each))];
}

const answeredByChange = new Set<string | undefined>(['allowed', 'request', 'may-it-be', 'change-idea']);

/** "can you change it" is answered by the change. */
const isAnsweredByChange = ({ about, intent }: ChildQuestion, { changes }: ReplyContext): boolean =>
  changes.length > 0 && (answeredByChange.has(about) || answeredByChange.has(intent));

/** A child who is stuck with one of these is told how it is done. */
const stuckOn = new Set<string | undefined>([
  'order',
  'start',
  'ending',
  'how',
  'how-start',
  'how-end',
  'what-order',
]);
const isStuckOnWriting = ({ act, about, intent, text }: ChildQuestion): boolean =>
  act === 'stuck' &&
  (stuckOn.has(about) || stuckOn.has(intent)) &&
  /\b(?:order|start|begin|end|ending|first|last)\b/i.test(text);

/** A plain yes or no to “do I have to …?”. */
const neededIn = (
  { act, text }: Pick<ChildQuestion, 'act' | 'text'>,
  { input, interview, taken }: ReplyContext,
) =>
  act === 'asks' && !taken && !isGrieving(input) && asksWhatIsNeeded(text)
    ? answerWhetherNeeded(text, input, interview)
    : undefined;

function answerTo(part: ChildQuestion, context: ReplyContext): AnswerReply {
  const { input, interview, respell } = context;
  const needed = neededIn(part, context);
  if (needed) return { says: [needed] };
  const plain = part.text.toLowerCase().replaceAll('’', "'");
  if (interview === 'wellbeing' && part.about === 'allowed' && /\b(?:write|put|use)\b/.test(plain))
    return { says: answerLines.anythingGoes };
  if (willTheyBeWell.test(respell(plain))) return { says: answerLines.willTheyBeWell };
  const spelt = spellingOf(plain, {
    isAsked: part.about === 'spelling',
    told: toldWith(part, context),
    suggest: input.suggestSpelling,
  });
  if (spelt) return { says: [spelt] };
  const defined = asksForTerm.test(plain) ? definitionIn(plain) : undefined;
  if (defined) return { says: [defined] };
  return (
    (part.intent && !ofLanguage.has(part.intent) ? answerByIntent(part.intent, context) : undefined) ??
    answerAboutLanguage(part, context) ??
    (part.intent ? answerByIntent(part.intent, context) : undefined) ??
    answerByTopic(part, context)
  );
}

/** "is she going to be ok": asked about life, whatever the text is about. */
const willTheyBeWell =
  /\b(?:he|she|they|my \p{L}+) (?:(?:is |are )?(?:going to|gonna)|will) (?:be (?:ok|okay|alright|all right|fine|better)|get (?:better|well)|die|come (?:home|back))\b|\bwill (?:he|she|they|my \p{L}+) (?:be (?:ok|okay|alright|all right|fine|better)|get (?:better|well)|die|come home)\b|\bis (?:he|she|my \p{L}+) (?:going to|gonna) (?:be (?:ok|okay|alright|all right|fine|better)|get (?:better|well)|die|come home)\b/iu;

/** The rest of the message, or else the one before it. */
function toldWith({ text }: ChildQuestion, { message, input }: ReplyContext): string {
  const rest = message.replace(text, ' ').trim();
  const before = messagesOfChild(input).at(-2) ?? '';
  return rest === '' ? before : rest;
}

/** "is that called onomatopoeia?" */
const asksForTerm = /\b(?:called|means?|what(?:'?s| is| are)(?: an?)?|is (?:that|it|this) an?)\b/;

/** Of these the question's own words say more than what it asks for. */
const ofLanguage = new Set([
  'is-this-english-right',
  'sentences',
  'speech-marks',
  'dialogue',
  'tense',
  'letter-form',
  'and-then',
  'better-words',
  'said-words',
]);

function answerAboutLanguage(part: ChildQuestion, context: ReplyContext): AnswerReply | undefined {
  const { input, interview, respell } = context;
  if (ofTheirOwn.has(part.about)) return undefined;
  const plain = part.text.toLowerCase().replaceAll('’', "'");
  const known = findQuestion(respell(part.text));
  switch (known?.name) {
    case undefined:
      return part.intent === 'is-this-english-right'
        ? { says: [answerWhetherCorrect(part.text, input)] }
        : undefined;
    case 'repeats':
      return { says: [answerWhetherRepeated(plain, input)] };
    case 'is it right':
      return factualTextKinds.has(interview) && !mentionsLanguage.test(plain)
        ? { says: answerLines.checkFact }
        : { says: [answerWhetherCorrect(part.text, input)] };
    case 'true':
      return { says: [answerWhetherMustBeTrue(interview, plain)] };
    case 'answer back':
      return interview === 'persuasive'
        ? { says: answerLines.answerBack, asking: askAbout(input, interview, 'answer', 'narrow') }
        : { says: known.answer ? [known.answer] : [] };
    default: {
      const answer = (input.year >= olderFrom ? known?.older : undefined) ?? known?.answer;
      return answer ? { says: [answer] } : undefined;
    }
  }
}

/** These have answers of their own, whatever words they use. */
const ofTheirOwn = new Set<AskedTopic>([
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
  'true',
  'ideas',
]);
