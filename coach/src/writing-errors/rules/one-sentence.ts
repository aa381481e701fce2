import type { Sentence, Word } from '../../parse/index.ts';
import type { RuleInput } from './rule.ts';

/** Where two sentences may run together: the text of both parts, and their words. */
interface Place {
  left: string;
  right: string;
  leftWords: Word[];
  /** As far as the next comma or joining word. */
  rightWords: Word[];
  hasComma: boolean;
}

const time = '(?:moment|minute|second|day|night|morning|year|week|time)';
const who = String.raw`(?:that )?(?:i|we|he|she|it|they|you|my|the|mum|dad|everyone)\b`;
/** "The next time I looked, it was gone": a time, and no sentence of its own. */
const tellsTime = new RegExp(
  String.raw`^\W*(?:the (?:next|first|last|second|third|other|only) time|(?:every|each|any) time|by the time|the ${time} ${who}|as soon as|once ${who})`,
  'i',
);
/** "The night Dad packed the ute". */
const tellsTimeOfSomeone = new RegExp(String.raw`^\W*[Tt]he ${time} (?:that )?\p{Lu}\p{Ll}+ \p{Ll}`, 'u');

/** "It never rains, my teacher says": who said it. */
const tellsWhoSaid =
  /^\W*(?:(?:my|the|his|her|our) )?\p{L}+ (?:says?|said|sed|hollered|yell(?:s|ed)|shout(?:s|ed)|whisper(?:s|ed)|ask(?:s|ed)|told|tells (?:me|us|everyone)|reckons?|thinks?|guess|promise?|swear)(?=\s*(?:[.,!?]|$)|\s(?:so|and|but|on|in|every)\b)/iu;
/** "She said shh I am only cold": all of it may be what was said. */
const hasJustSaid =
  /\b(?:said|sed|says|goes|yelled|shouted|hollered|screamed|whispered)\W+(?:\p{L}+\W+){0,2}\p{L}+$/iu;

/** "The pupils who are new, like me, they …": taken up again. */
const namesOneAgain = /, like (?:me|him|her|us|them|you|\p{Lu}\p{Ll}+)$/u;

const leansOn = /^\W*(?:although|though|even though|even if|because|which|who|whose|than|by|of|with)\b/i;
const opensWithPhrase =
  /^\W*(?:in|on|at|under|behind|near|by|with|from|inside|outside|beside|between|above|below|during|across|along|after|before) /i;

/** "it's" holds a verb, too. */
const isVerb = ({ pos, lower }: Word): boolean =>
  pos === 'VERB' || pos === 'AUX' || /n't$|'(?:s|re|m|ve|ll|d)$/.test(lower.replace('’', "'"));

/** "In a toy shop on Main Street, …": where or when it is, and nothing that happens. */
const isOpeningPhrase = ({ left, leftWords, hasComma }: Place): boolean =>
  hasComma &&
  opensWithPhrase.test(left) &&
  !leftWords.some((word) => word.text === word.lower && isVerb(word));

const isTime = ({ left, hasComma }: Place): boolean => {
  const clause = left.split(/\b(?:and|but|so|then)\b/i).at(-1) ?? '';
  const isOfTime = [left, clause].some((part) => tellsTime.test(part) || tellsTimeOfSomeone.test(part));
  return isOfTime && !(hasComma && clause.includes(','));
};

const placeAt = (
  { text, analysis }: Pick<RuleInput, 'text' | 'analysis'>,
  { sentence, before, after }: { sentence: Sentence; before: Word; after: Word },
): Place => {
  const words = analysis.words.slice(sentence.firstWord, sentence.endWord);
  const left =
    text
      .slice(sentence.start, before.end)
      .split(/[.;:!?—–]\s|["“”]/)
      .at(-1) ?? '';
  const right = text.slice(after.start, sentence.end);
  const nextStop = after.start + right.search(/[,;:—–]|\s(?:and|but|so|or)\s|$/);
  return {
    left,
    right,
    leftWords: words.filter(({ start, end }) => start >= before.end - left.length && end <= before.end),
    rightWords: words.filter(({ start, end }) => start >= after.start && end <= nextStop),
    hasComma: text.slice(before.end, after.start).includes(','),
  };
};

/** What looks like two sentences, and surely is one. */
export const isOneSentence = (
  input: Pick<RuleInput, 'text' | 'analysis'>,
  at: { sentence: Sentence; before: Word; after: Word },
): boolean => {
  const place = placeAt(input, at);
  return (
    isTime(place) ||
    tellsWhoSaid.test(place.right) ||
    hasJustSaid.test(place.left) ||
    namesOneAgain.test(place.left) ||
    leansOn.test(place.right) ||
    isOpeningPhrase(place) ||
    !place.rightWords.some(isVerb)
  );
};
