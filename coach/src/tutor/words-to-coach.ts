import { findProfanity } from '../safety/profanity.ts';
import { toiletHumourWords } from '../word-lists/toilet-humour-words.ts';
import { normaliseMessage } from './normalise-message.ts';

/** "i didnt tell you about the monkeys yet": the child has more to say. */
export const hasMoreToTell = /\b(?:did|have|has|was|am|is)(?:n'?t| not)\b.*\byet\b/i;

/** What is said of the cards or the questions is never an idea. */
export const cardOrQuestionWords =
  /\b(?:cards?|questions?|the title|sarcasm|not an? (?:idea|fact|reason)|take (?:it|that) (?:off|out)|(?:you|u) (?:said|asked|left|put|wrote|keep|never|didn'?t))\b/i;

/** Words that speak to the coach, or of this talk. */
export const wordsToTheCoach =
  /\b(?:you|u|ur|your|cards?|questions?)\b|\b(?:already|remember)\W*$|\bi (?:just |already |literally )*(?:say|said|sed|tell|told|ask|asked|mean|meant)\b|\bhelp\b/i;

export const isRude = (text: string): boolean =>
  toiletHumourWords.test(text) || findProfanity(text).length > 0;

/** "i dont want to do any more today": about the writing, and about nothing else. */
const stopsTalk =
  /^\W*(?:(?:ok|okay|no|sorry|please|um+|but)\W+)*(?:i |can we )?(?:do not|don'?t|dont|not) (?:want|wanna|feel like)(?: to)? (?:do|doing|write|writing|talk|talking|type|typing|answer|answering|chat|work|go on)\b(?: (?:it|this|that|about (?:it|this|that)|any|more|any ?more|today|now|right|with you|anything|else|please))*\W*$/;
export const onlyStopsTalk = (message: string): boolean => stopsTalk.test(normaliseMessage(message));
