import type { Criterion } from '@inkling/contract';
import type { Span } from '../marking/assessment.ts';
import type { Sentence } from '../parse/index.ts';
import {
  type CriterionRemarks,
  type FeedbackContext,
  isQuotedWhole,
  overlapsFinding,
  quoted,
} from './feedback-context.ts';
import type { LetterParts } from './letter-layout.ts';
import { textOfSentence } from './quotable-sentence.ts';
import { inQuotes } from './quote.ts';
import { type Remark, remark, type Wording } from './remark.ts';
import { letterWording as words } from './wording/letter.ts';

const letterCriteria = ['audience', 'text_structure', 'ideas', 'character_and_setting'] as const;
type LetterCriterion = (typeof letterCriteria)[number];

/** Whether a criterion speaks of stories and so needs other words for a letter. */
export const hasLetterWording = (criterion: Criterion): criterion is LetterCriterion =>
  letterCriteria.some((each) => each === criterion);

const readerWords = /\b(?:you|your|yours|yourself)\b|\byou['’]/i;
const ownWords = /\b(?:i|we|my|our|me|us)\b|\b(?:i|we)['’]/i;
/** What the writer is, does or can. */
const aboutSelf = /^\W*i\b|\bi['’]m\b|\bi am\b/i;
const wishes =
  /\b(?:i|we)(?: really| just| also)? (?:want|wish|hope|need|w\w+d (?:like|love))\b|\b(?:i|we)['’]d (?:like|love)\b|\bplease\b/i;
const fewestWords = 5;
const lastYearOfSlips = 3;

const lengthOf = ({ firstWord, endWord }: Sentence): number => endWord - firstWord;

/** "Dear Santa, I have been good" tells that somebody has been good. */
const withoutGreeting = (
  { text }: FeedbackContext,
  { greeting }: LetterParts,
  { start, end }: Sentence,
): Span => {
  if (greeting === null || !text.startsWith(greeting, start)) return { start, end };
  const rest = /^[\s,.!:;]*/.exec(text.slice(start + greeting.length, end))?.[0].length ?? 0;
  return { start: Math.min(end, start + greeting.length + rest), end };
};

/** Told from its first word to its last, and for older writers nothing to mend in it but spelling. */
const canBeShown = (context: FeedbackContext, sentence: Sentence): boolean =>
  isQuotedWhole(sentence) &&
  sentence.endMark !== '?' &&
  sentence.kind !== 'fragment' &&
  !overlapsFinding(sentence, context.joins) &&
  (context.year <= lastYearOfSlips ||
    !overlapsFinding(
      sentence,
      context.findings.filter(({ kind }) => kind !== 'spelling'),
    ));

function praiseFor(context: FeedbackContext, letter: LetterParts, criterion: LetterCriterion): Remark[] {
  const { prose } = context;
  const shown = prose.filter((sentence) => canBeShown(context, sentence));
  const has = (pattern: RegExp) => (sentence: Sentence) => pattern.test(textOfSentence(context, sentence));
  const say = (wording: Wording, sentence: Sentence | undefined): Remark[] =>
    sentence ? [remark(wording, { quote: quoted(context, withoutGreeting(context, letter, sentence)) })] : [];
  const part = (wording: Wording, text: string | null): Remark[] =>
    text ? [remark(wording, { quote: inQuotes(text.replace(/[,.!:;\s]+$/, '')) })] : [];
  const own = shown.filter((one) => has(ownWords)(one) && lengthOf(one) >= fewestWords);
  const wish = shown.find((one) => has(wishes)(one) && lengthOf(one) >= fewestWords);
  const question = prose.find((one) => one.endMark === '?' && isQuotedWhole(one));
  const address = shown.find(has(readerWords));
  const told = own.find((one) => one !== wish);
  const others = own.filter((one) => one !== wish && one !== told);
  const self = others.find(has(aboutSelf)) ?? own.find(has(aboutSelf)) ?? others[0] ?? told ?? wish;
  return {
    audience: [
      ...say(words.audience.question, question),
      ...say(words.audience.address, address),
      ...part(words.audience.greeting, letter.greeting),
    ],
    text_structure: [
      ...part(words.text_structure.signOff, letter.signOff),
      ...part(words.text_structure.greeting, letter.greeting),
    ],
    ideas: [...say(words.ideas.wish, wish), ...say(words.ideas.told, told)],
    character_and_setting: say(words.character_and_setting.self, self),
  }[criterion];
}

/** Which line of a letter lacks something only its reader can tell, so the steps ask about the whole. */
export function remarkOnLetter(
  context: FeedbackContext,
  letter: LetterParts,
  criterion: LetterCriterion,
): CriterionRemarks {
  const { audience, text_structure, ideas, character_and_setting } = words;
  const structure = letter.signOff === null ? [text_structure.addSignOff] : [];
  const steps: Record<LetterCriterion, Wording[]> = {
    audience: [audience.step, audience.second],
    text_structure: [...structure, text_structure.together, text_structure.last],
    ideas: [ideas.step, ideas.why],
    character_and_setting: [character_and_setting.aloud, character_and_setting.someone],
  };
  return {
    summary:
      criterion === 'audience' && letter.to
        ? remark(words.to, { name: inQuotes(letter.to) })
        : remark(words.summary[criterion]),
    strengths: praiseFor(context, letter, criterion),
    steps: steps[criterion].map((each) => remark(each)),
  };
}
