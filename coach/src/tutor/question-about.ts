import type { TalkPart } from '../understanding/index.ts';
import type { Family } from './interview/interview.ts';
import type { Situation } from './situation.ts';

/** Below this nobody knows what a question is about, and nothing is said beside the point. */
const sureOfAbout = 0.4;

export type AskedAbout =
  | NonNullable<TalkPart['about']>
  | 'help'
  | 'a word'
  | 'enough'
  | 'true'
  | 'request'
  | 'unsure';
export type Question = Omit<TalkPart, 'about'> & { about: AskedAbout };

/** What a question is about: some say so in plain words, the rest is judged, and a doubtful judgement is none. */
export function aboutOf(
  { text, about = 'good', aboutSureness = 1 }: TalkPart,
  { family, input }: Situation,
): AskedAbout {
  const plain = text.toLowerCase().replaceAll('’', "'");
  const isToCoach = /\b(?:can|could|will|would|do|are|did|have) (?:you|u)\b/.test(plain);
  if (isToCoach && /\bhelp\b/.test(plain)) return 'help';
  if (asksMeaning.test(plain)) return 'meaning';
  if (asksForWord.test(plain)) return 'a word';
  if (/\bis (?:that|it|this) (?:really |actually )?true\b/.test(plain)) return 'true';
  if (/\bhow\b.*\b(?:end|finish)\b/.test(plain)) return 'ending';
  if (/\bwhat\b.*\b(?:write|put|say|comes?|goes) first\b/.test(plain)) return 'order';
  if (/\bsuggest\w*|\b(?:any|some|an|more) (?:idea|example)s?\b/.test(plain)) return 'ideas';
  if (
    input.step.type === 'chat' &&
    family !== 'wellbeing' &&
    (asksIfEnough.test(plain) || /\bwhat (?:else|more)\b/.test(plain))
  )
    return 'enough';
  if (/^(?:like what|for example|such as what|what kind)\b/.test(plain)) return 'ideas';
  if (/\b(?:i|we)\b.*\b(?:now|next)\b/.test(plain) && /^\W*(?:ok |so )*what\b/.test(plain)) return 'next';
  if (/\b(?:do|would) (?:you|u) (?:think|like) (?:that|thats|it|its|this|my|the)\b/.test(plain))
    return 'good';
  if (
    /\bis (?:that|it|this) (?:ok|okay|alright|allowed|fine)\b|\b(?:can|may|could) (?:i|we|it|he|she|they)\b/.test(
      plain,
    )
  )
    return 'allowed';
  if (about === 'allowed' && isToCoach) return 'request';
  if (factual.has(family) && isOfTheWorld(plain) && about !== 'good') return 'fact';
  return aboutSureness < sureOfAbout ? 'unsure' : about;
}

export const ofLanguage = /\b(?:grammar|spel\w*|english|sentence|punctuation|word)\b/;
export const factual = new Set<Family>(['report', 'explanation']);
/** Neither about the child nor about the text or the coach. */
const isOfTheWorld = (plain: string): boolean =>
  !/\b(?:i|i'?ve|my|me|you|u|your|we|us|it|this|that|report|text)\b/.test(plain);

const asksMeaning = /\bwhat(?:'s|s)? (?:does|do|is|are)?\b.*\bmeans?\b(?! to)|\bwhat means\b/;
/** A learner looks for a word: "what is name of fruit with hair". */
const asksForWord =
  /\bwhat(?:'s|s| is| are| was)? (?:the |a )?(?:name|word)s? (?:of|for)\b|\bwhat do (?:you|u|we) call\b|\bhow (?:do|to|can) (?:you |u |i |we )?(?:say|call)\b(?! (?:that|it|this|to|back)\b)/;
export const asksIfEnough =
  /\b(?:am|are) (?:i|we) (?:all |nearly |almost )?(?:done|finished|ready)\b|\b(?:got|have|is (?:it|that|this)) enough\b|\benough (?:ideas|cards|now|to)\b|\bneed (?:any ?thing )?(?:more|else)\b|\b(?:forgot(?:ten)?|missing|left out)\b/;
