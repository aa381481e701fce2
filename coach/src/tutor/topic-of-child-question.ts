import type { MessagePart } from '../understanding/index.ts';
import { questionFor } from './answers-by-intent/find-answer.ts';
import { findQuestion } from './answers-by-wording/find-known-question.ts';
import { isGrieving } from './bereavement-in-conversation.ts';
import { factualTextKinds } from './kind-of-text.ts';
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

const asksMeaning = /\bwhat(?:'s|s)? (?:does|do|is|are)?\b.*\bmeans?\b(?! to)|\bwhat means\b/;
/** A learner looks for a word: "what is name of fruit with hair". */
const asksForWord =
  /\bwhat(?:'s|s| is| are| was)? (?:the |a )?(?:name|word)s? (?:of|for)\b|\bwhat do (?:you|u|we) call\b|\bhow (?:do |to |can )?(?:you |u |i |we )?(?:say|call)\b(?! (?:that|it|this|to|back)\b)/;
export const asksIfEnough =
  /\b(?:am|are) (?:i|we) (?:all |nearly |almost )?(?:done|finished|ready)\b|\b(?:got|have|is (?:it|that|this)) enough\b|\benough (?:ideas|cards|now|to)\b|\bneed (?:any ?thing )?(?:more|else)\b|\b(?:forgot(?:ten)?|missing|left out)\b|\bhow (?:many|much) more\b|\bhow long (?:will|does) this\b/;

/** Questions whose own words say what they are about, the narrow ones first. */
const plainForms: [AskedTopic, RegExp][] = [
  ['help', /\b(?:can|could|will|would) (?:you|u)\b.*\bhelp\b/],
  // "do about what?", "inside or outside what?": the coach's own words were not clear.
  [
    'unclear',
    /^(?:\S+ ){0,4}what\W*$|^has what\b|\bwhat (?:do )?(?:you|u) mean\b|\bwhich \S+ (?:do )?(?:you|u) mean\b/,
  ],
  ['that one', /^(?:\S+ ){0,2}do (?:you|u) mean\b/],
  ['meaning', asksMeaning],
  ['a word', asksForWord],
  ['the same', /\b(?:the )?same (?:thing )?(?:as|like)\b/],
  ['true', /\bis (?:that|it|this) (?:really |actually )?true\b/],
  ['normal', /\bis (?:that|it|this) (?:normal|weird|bad|strange)\b/],
  ['why', /^(?:\S+ )?why\b.*\b(?:ask|asking|questions?|plan|have to|need|show)\b/],
  ['ending', /\bhow\b.*\b(?:end|finish)\b/],
  ['start', /\bhow\b.*\b(?:start|begin)\b|\bfirst (?:line|sentence)s?\b/],
  ['order', /\bwhat\b.*\b(?:write|put|say|comes?|goes) first\b/],
  [
    'ideas',
    /\bsuggest\w*|\b(?:any|some|an|more) (?:idea|example)s?\b|^(?:like what|for example|such as what|what kind)\b/,
  ],
  ['enough', asksIfEnough],
  ['enough', /^(?:\S+ ){0,2}what (?:else|more)(?: (?:do|should|can) (?:i|we|you)\b.*)?\W*$/],
  ['next', /\bwhat(?:'?s| is| comes)? next\W*$/],
  ['next', /^\W*(?:ok |so )*what\b.*\b(?:i|we)\b.*\b(?:now|next)\b/],
  ['spelling', /\bspel/],
  [
    'good',
    /\bis (?:that|it|this|my \p{L}+) (?:even |really |actually )*(?:any |an? )?(?:good|nice|great)\b/u,
  ],
  ['good', /\b(?:do|would) (?:you|u) (?:think|like) (?:that|thats|it|its|this|my|the)\b/],
  [
    'coach',
    /\b(?:do|are|did|have|can) (?:you|u) (?:like|love|have|play|eat|watch|ever|real|a|know (?:me|my))\b/,
  ],
  [
    'request',
    /\b(?:can|could|will) (?:you|u) (?:please |pls |just )*(?:fix|change|tell|make|do|say|draw|send|read|delete|put|rub)\b/,
  ],
  [
    'choice',
    /\bshould (?:i|he|she|they|it|we)\b.*\bor\b|\b(?:better|more) than\b|\bwhich (?:one )?is (?:better|best)\b/,
  ],
  ['choice', /\b(?:can|may|could|should) (?:i|we|it|he|she|they)\b.*\bor\b/],
  [
    'allowed',
    /^\W*can (?:an?|the|my|his|her|there) \p{L}+|\bis (?:that|it|this) (?:ok|okay|alright|allowed|fine)\b|\b(?:can|may) (?:i|we|it|he|she|they)\b|\bcould (?:i|we)\b/u,
  ],
];

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

/** What a question asks for: by its meaning where the reader is sure of it, by plain words, or it is left to the child. */
export function understandQuestion(part: MessagePart, context: ReplyContext): ChildQuestion {
  const { interview, input, classifyQuestion, respell, taken } = context;
  if (taken?.does.what === 'answer') return asking(part, taken.does.intent);
  const form = formOf(part, context);
  if (interview === 'wellbeing' || isGrieving(input))
    return { ...part, about: form ?? part.about ?? 'unsure' };
  if (form && plainestForms.has(form)) return { ...part, about: form };
  const { intent, sureness, others } = classifyQuestion(part.text);
  if (sureness >= sureOfIntent && !noQuestion.has(intent)) return asking(part, intent);
  if (form) return { ...part, about: form };
  const { about, aboutSureness = 0 } = part;
  if (about && plainAbouts.has(about) && aboutSureness >= sureOfAbout) return { ...part, about };
  if (sureness < leastLikely || findQuestion(respell(part.text))) return { ...part, about: 'unsure' };
  const mayAsk = [intent, ...others].filter((each) => questionFor(each) !== undefined);
  return mayAsk.length > 0 ? { ...part, about: 'unsure', mayAsk } : { ...part, about: 'unsure' };
}

/** Whatever else such a question names, these words say what is asked. */
const plainestForms = new Set<AskedTopic>(['good', 'that one']);

/** What a question is about says enough for an answer to these. */
const plainAbouts = new Set<AskedTopic>([
  'coach',
  'length',
  'start',
  'ending',
  'next',
  'spelling',
  'meaning',
]);
const sureOfAbout = 0.7;

/** Below this the likeliest questions are only guesses. */
const leastLikely = 0.12;

const asking = (part: MessagePart, intent: string): ChildQuestion => {
  const about = topicByIntent[intent];
  return about ? { ...part, about } : { ...part, about: 'known', intent };
};

const asksHowMuch = /^\W*how (?:many|much|long|old|far|big|tall|fast)\b/;

/** What a question is about where its own words say so. */
function formOf({ text }: MessagePart, { interview, input }: ReplyContext): AskedTopic | undefined {
  const plain = text.toLowerCase().replaceAll('’', "'");
  const isInterview = input.step.type === 'chat' && interview !== 'wellbeing';
  const form = plainForms.find(([name, sign]) => sign.test(plain) && (name !== 'enough' || isInterview))?.[0];
  if (form === 'the same' && factualTextKinds.has(interview)) return 'fact';
  const isFact =
    isOfTheWorld(plain) &&
    (factualTextKinds.has(interview) || (interview === 'persuasive' && asksHowMuch.test(plain)));
  return form ?? (isFact ? 'fact' : undefined);
}

export const mentionsLanguage = /\b(?:grammar|spel\w*|english|sentence|punctuation|word)\b/;
/** Neither about the child nor about the text or the coach. */
const isOfTheWorld = (plain: string): boolean =>
  !/\b(?:i|i'?ve|my|me|you|u|your|we|us|it|this|that|report|text)\b/.test(plain);
