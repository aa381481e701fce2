import type { IdeaCard } from './conversation.ts';
import type { Family } from './interview/interview.ts';
import { isHardForChild, valenceOf } from './valence.ts';
import { isRetelling } from './who-it-is-about.ts';

/** "im dumb", "i cant do anything right". */
const doubtsSelf =
  /\b(?:i'?m|i am) (?:so |just |really |too |not |the )*(?:dumb|stupid|an idiot|bad at|no good|good at|smart|rubbish|hopeless|useless|terrible|the worst|worst|a failure|thick)\b|\bi (?:can'?t|cant|cannot) (?:write|spell|do anything|do this|do it)\b|\bi(?:'m| am|m)? (?:suck|no good)\b|\b(?:everyone|everybody) (?:else )?is (?:smart|better)\b|\bmy (?:english|writing|spelling|grammar) is (?:so |very |really |too )?(?:bad|terrible|poor|not good)\b/i;
export const isSelfDoubt = (message: string): boolean => doubtsSelf.test(message);

const declines =
  /\b(?:don't|dont|do not|rather not|not) (?:really )?(?:want to|wanna|like to|feel like) (?:talk|say|tell|share|write|do this|do it)|\bprivate\b|^no,? (?:it'?s|i'?m) (?:fine|ok|okay)\b|\b(?:can|could) (?:we|you|i) (?:please )?not (?:talk|write|do)\b|\b(?:don'?t|not) talk about (?:that|it|this)\b/i;
export const isDeclined = (message: string): boolean =>
  declines.test(message) && !/\bwant to stop\b/i.test(message);

/** Slots where a feeling is what was asked for. */
const feelingSlots = new Set(['feeling', 'how it feels', 'how it feels there', 'small thing']);

/** Said of now and of oneself, and not as part of the text. */
const now =
  /\b(?:i'?m|i am|i feel|i'm feeling|i have been|i've been|my day|today|bad day|right now|makes me|make me)\b/i;
const ofOthers =
  /^(?:(?:and|but|because|so|when)\s)*(?:he|she|they|it|my \p{L}+|the \p{L}+|an? \p{L}+|his|her)\b/iu;

/** Whether a feeling asks for care, or is material of the piece. */
export function isDistress(
  message: string,
  { family, asked, cards }: { family: Family; asked: string | undefined; cards: IdeaCard[] },
): boolean {
  if (isSelfDoubt(message) || isDeclined(message)) return true;
  if (family === 'wellbeing') return isHardForChild(message) && !ofOthers.test(message.trim());
  if (asked !== undefined && feelingSlots.has(asked)) return false;
  if (valenceOf(message) !== 'hard' && !/\b(?:tired|sleepy|hungry|sick|exhausted|headache)\b/i.test(message))
    return false;
  // "scared", in the middle of describing: it answers, and does not complain.
  if (cards.length > 0 && message.trim().split(/\s+/).length <= 2) return false;
  if (ofOthers.test(message.trim())) return false;
  if (/\bbad day|everyone (?:is|was) mean\b/i.test(message)) return true;
  return now.test(message) && !(isRetelling(message) && /\b(?:was|were|felt|had|\p{L}+ed)\b/iu.test(message));
}

const wish =
  /(?:^|(?<=[.!?]\s))(?:(?:no|yes|yeah|ok|but|and|please)[ ,.!]+)*(?:i (?:do |really |still )*(?:want|wanna|like|would like|'d like)(?: to)?(?: (?:write|do|keep|tell|go on|continue|talk)(?: (?:about )?(?:it|him|her|that|this|them|the (?:good|happy|nice|funny|sad) (?:bits?|parts?|times?|things?|days?)))?(?: (?:anyway|though|too))?)?|i (?:don'?t|do not) want to stop|(?:no )?(?:it'?s|its|it is|is) (?:ok|okay|fine|alright)|i'?m (?:ok|fine|okay))(?:[.!,]+\s*|$)/giu;

/** "i want to write about it. he was in hospital": the wish to go on, and what is told with it. */
export function withoutWish(told: string): { told: string; isWish: boolean } {
  const rest = told.replaceAll(wish, '').trim();
  return { told: rest, isWish: rest !== told.trim() };
}
