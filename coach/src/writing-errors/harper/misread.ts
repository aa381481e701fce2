import { pastFormsHarperMisreads } from '../data/harper-rules.ts';
import type { HarperLint } from './create-harper.ts';

/** "The first thing that gets you is the cold", "the woman beside us was": the verb belongs to another word. */
const isAfterOtherPronoun = (before: string): boolean =>
  /\b(?:that|which|who|what|whatever|whoever) \p{L}+ (?:you|i|we|they|he|she|it)\s+$/iu.test(before) ||
  /\b(?:beside|behind|near|around|between|like|after|before|above|below|opposite|with|of) (?:us|them|you|me|him|her|it)\s+$/i.test(
    before,
  );

/** "I'll lend you goggles": what is given, and nothing that you do. */
const isGivenToSomeone = (before: string): boolean =>
  /\b(?:lend|lent|give|gave|gives|show|showed|send|sent|sell|sold|bring|brought|buy|bought|get|got|make|made|pass|passed|teach|taught|offer|owe) (?:you|it|them|us|me|him|her)\s+$/i.test(
    before,
  );

/** "He tip toed in", "he jump started it": the second word is the verb. */
const isFirstHalfOfVerb = (after: string): boolean => /^\s+\p{L}{2,}ed\b/u.test(after);

const misreadVerb = (written: string, before: string, after: string): boolean =>
  pastFormsHarperMisreads.has(written) ||
  isAfterOtherPronoun(before) ||
  isGivenToSomeone(before) ||
  isFirstHalfOfVerb(after);

/** "He hopped home": there one hops; one hopes that, for or to do something. */
const isReallyHopping = (before: string, after: string): boolean =>
  !/^\s+(?:that|for|so|not|he|she|it|we|i|you|they|to (?!the|a|an|my|his|her|our|school|it|him|me)\p{L}+)\b/iu.test(
    after,
  ) || /\b(?:frog|rabbit|bunny|kangaroo|wallaby|roo|bird|toad|foot|leg|bed)\b[^.!?]*$/i.test(before);

/** "What to?": no more is meant. */
const isQuestionOfItsOwn = (before: string, after: string): boolean =>
  /\b(?:what|who|where|which)\s+$/i.test(before) && /^\s*[?!."”]/.test(after);

/** "When I fell I respawned": one feels sad, or like crying; what else is said is a fall. */
const isReallyFalling = (after: string): boolean =>
  !/^\s+(?:so |very |really |a bit |pretty )?(?:sad|happy|angry|mad|scared|afraid|nervous|excited|proud|worried|lonely|upset|glad|jealous|embarrassed|sorry|bored|surprised|good|bad|better|worse|great|awful|terrible|safe|tired|hungry|thirsty|cold|hot|warm|weird|strange|like|that|the same|as if|as though)\b/i.test(
    after,
  );

/** "And there was Mum": nothing of theirs. */
const isThereWithVerb = (after: string): boolean =>
  /^\s+(?:was|were|is|are|will|would|could|can|may|might|must|has|had|have|came|comes|stood|sat|lay|went|goes)\b/i.test(
    after,
  );

/** Places where Harper is known to read a right sentence wrongly. */
export const isMisread = ({ rule, start, end }: HarperLint, text: string): boolean => {
  const written = text.slice(start, end).toLowerCase();
  const before = text.slice(0, start);
  const after = text.slice(end);
  if (rule === 'PronounVerbAgreement' || rule === 'PronounInflectionBe')
    return misreadVerb(written, before, after);
  if (rule === 'FeelFell') return written === 'fell' && isReallyFalling(after);
  if (rule === 'ThereToTheir') return isThereWithVerb(after);
  if (rule === 'HopHope') return isReallyHopping(before, after);
  return written === 'to' && isQuestionOfItsOwn(before, after);
};
