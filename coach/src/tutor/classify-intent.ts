import { findProfanity } from '../safety/profanity.ts';
import { analyseText } from '../text/index.ts';
import type { Intent } from './conversation.ts';
import { foreignWords, intentCues, noWords, yesWords } from './intent-cues.ts';

export type Agreement = 'yes' | 'no' | 'vague';

export interface MessageReading {
  intent: Intent;
  agreement?: Agreement;
}

export const plainMessage = (message: string): string =>
  message
    .toLowerCase()
    .replaceAll(/[’‘]/g, "'")
    .replaceAll(/(\p{L})\1{2,}/gu, '$1$1')
    .replaceAll(/\s+/g, ' ')
    .trim();

const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}']+/gu) ?? [];

const isOtherScript = (message: string): boolean => {
  const letters = message.match(/\p{L}/gu) ?? [];
  return (
    letters.length > 0 &&
    letters.filter((letter) => !/\p{Script=Latin}/u.test(letter)).length / letters.length > 0.5
  );
};

const isForeign = (plain: string): boolean => {
  const words = wordsOf(plain);
  const foreign = words.filter((word) => foreignWords.has(word)).length;
  return words.length >= 3 && foreign / words.length >= 0.3;
};

const isMash = (plain: string): boolean => {
  const words = wordsOf(plain).filter((word) => /\p{L}/u.test(word));
  if (words.length === 0) return !/\d/.test(plain);
  return (
    analyseText(plain).gibberish.isGibberish ||
    words.every((word) => word.length >= 4 && !/[aeiouy]/.test(word))
  );
};

/** "So it comes up because of pressure?" tells what the child thinks, with a mark of doubt. */
const isGuess = (plain: string): boolean =>
  /^so (it|they|he|she|the|that|this|you|we|there)\b.*\s\S+.*\?$/.test(plain) && plain.split(' ').length >= 4;

/** "Can it be in the sea instead?" asks, and tells. */
const isWish = (plain: string): boolean =>
  /^(?:actually|wait|no),? can i (?:do|use|pick|have|write about)\b/.test(plain) ||
  /^can (?:it|he|she|they) be (?!about\b)\S+ \S+/.test(plain) ||
  /\bcan (?:it|he|she|they) (?:be|live|go|have)\b.*\binstead\b/.test(plain);

/** A question we have no answer to is the writer's to decide. */
const isQuestion = (plain: string): boolean =>
  !/^what if\b/.test(plain) &&
  !isGuess(plain) &&
  !isWish(plain) &&
  (/\?$/.test(plain) ||
    /^(?:(?:wait|ok|okay|hm+|um+|oh|well|but|and|actually),? )*(can|could|should|would|will|did|do|does|is|are|what|how|why|who|where|when|which) (i|it|he|she|they|we|you|my|the|that|this|there|do|does|should|can|would|might)\b/.test(
      plain,
    ));

/** "Isn't that a false comparison?": the child tests an idea, and asks for no decision. */
export const isDoubt = (plain: string): boolean =>
  /^(but |hmm+ |and )*(isn't|isnt|aren't|arent|wouldn't|wouldnt|doesn't|doesnt|won't|wont|couldn't) (that|this|it|they|he|she|people|some|an?|the)\b/.test(
    plain,
  );

/** Long messages are writing: only what is said at the start or end of them can be a request. */
const longMessageWords = 30;

export const classifyIntent = (message: string, isAnswering: boolean): MessageReading => {
  const plain = plainMessage(message);
  if (plain === '') return { intent: 'stuck' };
  if (isOtherScript(plain) || isForeign(plain)) return { intent: 'not_english' };
  const words = wordsOf(plain);
  const isLong = words.length > longMessageWords;
  const looked = isLong ? `${words.slice(0, 14).join(' ')} ${words.slice(-12).join(' ')}` : plain;
  const found = intentCues.find(
    ({ intent, cues }) =>
      (!isLong || intent === 'asks_to_write' || intent === 'jailbreak' || intent === 'asks_feedback') &&
      cues.some((cue) => cue.test(looked)),
  );
  if (found) return { intent: found.intent };
  if (yesWords.test(plain))
    return {
      intent: 'short',
      agreement: /^(yes|yeah|yea|yep|yup|ye|sure|of|true|right|correct|both)/.test(plain) ? 'yes' : 'vague',
    };
  if (noWords.test(plain)) return { intent: 'short', agreement: 'no' };
  if (isMash(plain)) return { intent: 'gibberish' };
  if (words.length <= 6 && findProfanity(plain).length > 0) return { intent: 'rude' };
  if (isQuestion(plain) && words.length <= 14 && !isDoubt(plain)) return { intent: 'asks_choice' };
  return { intent: isAnswering ? 'answer' : 'idea' };
};
