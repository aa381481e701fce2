import type { MessagePart } from '../understanding/index.ts';
import { answersAboutFeelings } from './answers-by-intent/about-feelings.ts';
import { questionFor } from './answers-by-intent/find-answer.ts';
import { findQuestion } from './answers-by-wording/find-known-question.ts';
import { isGrieving } from './bereavement-in-conversation.ts';
import type { InterviewKind } from './interview/interview.ts';
import type { ReplyContext } from './reply-context.ts';

export type AskedTopic =
  | NonNullable<MessagePart['about']>
  | 'help'
  | 'a word'
  | 'enough'
  | 'true'
  | 'request'
  | 'unclear'
  | 'that one'
  | 'the same'
  | 'normal'
  | 'known'
  | 'unsure';
export type ChildQuestion = Omit<MessagePart, 'about'> & {
  about: AskedTopic;
  /** What it asks for, where that has an answer of its own. */
  intent?: string;
  /** Where nobody knows: what it may ask for. */
  mayAsk?: string[];
};

/** A learner looks for a word: "what is name of fruit with hair". */
const asksForWord =
  /\bwhat(?:'s|s| is| are| was)? (?:the |a )?(?:name|word)s? (?:of|for)\b|\bwhat do (?:you|u|we) call\b|\bhow (?:do |to |can )?(?:you |u |i |we )?(?:say|call)\b(?! (?:that|it|this|to|back)\b)/;
const asksIfEnough =
  /\b(?:am|are) (?:i|we) (?:all |nearly |almost )?(?:done|finished|ready)\b|\b(?:got|have|is (?:it|that|this)) enough\b|\benough (?:ideas|cards|now|to)\b|\bneed (?:any ?thing )?(?:more|else)\b|\b(?:forgot(?:ten)?|missing|left out)\b|\bhow (?:many|much) more\b|\bhow long (?:will|does) this\b/;

/** What a question is about, more narrowly where its own words say so: of these topics each has kinds of its own. */
const narrower: { of: AskedTopic[]; topic: AskedTopic; sign: RegExp }[] = [
  { of: ['meaning', 'how', 'fact'], topic: 'spelling', sign: /\bspel/ },
  { of: ['meaning', 'how', 'fact'], topic: 'a word', sign: asksForWord },
  { of: ['meaning', 'fact'], topic: 'the same', sign: /\b(?:the )?same (?:thing )?(?:as|like)\b/ },
  { of: ['fact', 'good'], topic: 'true', sign: /\bis (?:that|it|this) (?:really |actually )?true\b/ },
  // "do about what?", "inside or outside what?": the coach's own words were not clear.
  {
    of: ['meaning'],
    topic: 'unclear',
    sign: /^(?:\S+ ){1,4}what\W*$|^has what\b|\bwhat (?:do )?(?:you|u) mean\b|\bwhich \S+ (?:do )?(?:you|u) mean\b/,
  },
  { of: ['meaning'], topic: 'that one', sign: /^(?:\S+ ){0,2}do (?:you|u) mean\b/ },
  { of: ['good', 'length', 'next', 'ideas'], topic: 'enough', sign: asksIfEnough },
  { of: ['how', 'ideas', 'next'], topic: 'help', sign: /\b(?:can|could|will|would) (?:you|u)\b.*\bhelp\b/ },
];
const asksHowMuch = /^\W*how (?:many|much|long)\b/;

/** Below this nobody knows what a question asks for. */
const sureOfIntent = 0.45;

/** What is asked by these is worked out from the cards and the talk. */
export const topicByIntent: Record<string, AskedTopic> = {
  'enough-ideas': 'enough',
  'what-comes-next': 'next',
  'is-it-good': 'good',
  'dont-understand': 'unclear',
  'got-me-wrong': 'unclear',
  'say-question-again': 'unclear',
  'word-for': 'a word',
  'word-meaning': 'meaning',
  'fact-about-the-world': 'fact',
  'do-to-card': 'request',
  spelling: 'spelling',
};

/** These were no questions, so that what the part is about is judged by its form. */
const noQuestion = new Set(['already-told-you', 'silly-talk', 'sharing-news', 'excited-proud', 'greeting']);

/** What a question asks for: by its meaning where the reader is sure of it, by what it is about, or it is left to the child. */
export function understandQuestion(part: MessagePart, context: ReplyContext): ChildQuestion {
  const { interview, input, classifyQuestion, respell, taken } = context;
  if (taken?.does.what === 'answer') return asking(part, taken.does.intent);
  const about = isThatGood.test(part.text) ? 'good' : topicOf(part, context);
  if (interview === 'wellbeing' || isGrieving(input)) return { ...part, about: about ?? 'unsure' };
  if (about === 'good' && isThatGood.test(part.text)) return { ...part, about };
  const { intent, sureness, others } = classifyQuestion(part.text);
  const isSureOfIntent = sureness >= sureOfIntent && !noQuestion.has(intent);
  const { aboutSureness = 0 } = part;
  const isAboutBetter =
    about !== undefined &&
    !isOfFeelings(intent) &&
    (answersAll.has(about)
      ? aboutSureness >= sureOfAbout && sureness < plainIntent
      : aboutSureness >= plainAbout && sureness < sureOfAbout);
  // Who has ideas on cards wants a hint for what is still open.
  const wantsHint =
    input.cards.length > 0 &&
    (hintIntents.has(intent) || (about === 'ideas' && sureness < sureOfAbout && !isOfFeelings(intent)));
  if (isSureOfIntent && !isAboutBetter) return wantsHint ? { ...part, about: 'ideas' } : asking(part, intent);
  if (about) return { ...part, about };
  if (asksWhetherItMayBe.test(part.text) && storyKinds.has(interview)) return { ...part, about: 'allowed' };
  if (sureness < leastLikely || findQuestion(respell(part.text))) return { ...part, about: 'unsure' };
  const mayAsk = [intent, ...others].filter((each) => questionFor(each) !== undefined);
  return mayAsk.length > 0 ? { ...part, about: 'unsure', mayAsk } : { ...part, about: 'unsure' };
}

/** "is that a good idea", "is it a strong enough example": asked for a judgement, and not for what the word means. */
const isThatGood =
  /\b(?:is|was|are) (?:that|this|it|these|they|my \p{L}+)(?: an?| the)?(?: (?:really|very))? (?:good|ok|okay|great|strong|nice|cool|interesting|funny|any good|right kind)\b(?! (?:at|english|grammar|spelling|for))/iu;

/** "can ghost be good?", "can there be two endings": in a story of one's own anything may be. */
const asksWhetherItMayBe =
  /^\W*(?:(?:and|but|so|ok|um+)\W+)*(?:can|could|may|is it (?:ok|okay|fine|all ?right) (?:if|to)) (?!you\b|u\b)/i;
const storyKinds = new Set<InterviewKind>(['narrative', 'poem', 'descriptive', 'recount']);

/** How a child feels is always answered by what it says, and never as a question about the text. */
const isOfFeelings = (intent: string): boolean => Object.hasOwn(answersAboutFeelings, intent);

/** From this on what a question is about is worth an answer: about two of three are right, and more above it. */
const likelyAbout = 0.35;
const sureOfAbout = 0.6;
const plainAbout = 0.75;
const plainIntent = 0.85;
/** What was learned of these fits any question of the kind. */
const answersAll = new Set<AskedTopic>(['choice', 'good', 'spelling', 'next']);
const hintIntents = new Set(['no-idea', 'run-out-of-ideas']);

/** Below this the likeliest questions are only guesses. */
const leastLikely = 0.12;

const asking = (part: MessagePart, intent: string): ChildQuestion => {
  const about = topicByIntent[intent];
  return about ? { ...part, about } : { ...part, about: 'known', intent };
};

/** What a question is about, where that is known. */
function topicOf(
  { text, about, aboutSureness = 0 }: MessagePart,
  { interview, input }: ReplyContext,
): AskedTopic | undefined {
  const isKnown = about !== undefined && aboutSureness >= likelyAbout;
  const plain = text.toLowerCase().replaceAll('’', "'");
  const isOfLife = interview === 'wellbeing' || isGrieving(input);
  if (isOfLife && /\bis (?:that|it|this) (?:normal|weird|bad|strange)\b/.test(plain)) return 'normal';
  const isInterview = input.step.type === 'chat' && interview !== 'wellbeing';
  return (
    narrower.find(
      ({ of, topic, sign }) =>
        (!isKnown || of.includes(about)) &&
        sign.test(plain) &&
        (topic !== 'enough' || (isInterview && !asksHowMuch.test(plain))),
    )?.topic ?? (isKnown ? about : undefined)
  );
}

export const mentionsLanguage = /\b(?:grammar|spel\w*|english|sentence|punctuation|word)\b/;
