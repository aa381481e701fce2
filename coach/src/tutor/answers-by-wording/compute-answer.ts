import { analyseText, isKnownWord } from '../../parse/index.ts';
import type { TutorInput } from '../conversation.ts';
import type { InterviewKind } from '../interview/interview.ts';
import { hasEnough } from '../interview/next-question.ts';

/** Words that children string sentences together with. */
const strung =
  /^(?:then|and|but|so|said|suddenly|because|really|very|went|got|just|like|because|also|after)$/;

/** "did i use too many thens?": they are counted in the draft, or on the cards. */
export function answerWhetherRepeated(asked: string, { draft, cards }: TutorInput): string {
  const text = draft.trim() === '' ? cards.map((card) => card.text).join('\n') : draft;
  const words = analyseText(text).words.map(({ lower }) => lower);
  const counted = (word: string): number => words.filter((each) => each === word).length;
  const meant = (asked.toLowerCase().match(/\p{L}+/gu) ?? [])
    .flatMap((word) => [word, word.replace(/s$/, '')])
    .find(
      (word) =>
        word.length > 2 &&
        (strung.test(word) || counted(word) > 1) &&
        !/^(?:too|many|use|used|did|same|word|much|often|have|say)$/.test(word),
    );
  if (words.length === 0) return 'There is nothing to count yet.';
  const often =
    meant ??
    [...new Set(words.filter((word) => strung.test(word)))].sort((a, b) => counted(b) - counted(a))[0];
  if (!often || counted(often) === 0)
    return meant ? `I find no “${meant}” in your text. That is fine.` : 'I see no word that comes too often.';
  const times = counted(often) === 1 ? 'once' : `${counted(often)} times`;
  const share = counted(often) / Math.max(words.length, 1);
  return counted(often) <= 2 || share < 0.03
    ? `I count “${often}” ${times}. That is fine.`
    : `I count “${often}” ${times}. You could start some of them another way.`;
}

/** What stands in quotation marks, or the sentence before the question. */
const quotedIn = (message: string): string | undefined =>
  /["“'‘]([\p{L}][^"“”]{2,120}?)["”'’](?!\p{L})/u.exec(message)?.[1];

/** "is this sentence right?": only what can be seen is said. */
export function answerWhetherCorrect(message: string, { draft }: TutorInput): string {
  const sentence = quotedIn(message) ?? draft.trim();
  if (sentence === '')
    return 'Your ideas are clear, and that is what counts now. Grammar and spelling come later.';
  const { words, grammarSlips, text } = analyseText(sentence);
  const unknown = words.find(({ lower, isName }) => !isName && !isKnownWord(lower.replace(/'s$/, '')));
  const [slip] = grammarSlips;
  if (slip) return `I can follow it. Look again at “${text.slice(slip.start, slip.end)}”.`;
  if (unknown) return `I can follow it. Check how you spell “${unknown.text}”.`;
  return quotedIn(message)
    ? `“${sentence}” looks right to me.`
    : 'I see no slip in it. Read it out loud to be sure.';
}

/** "does it have to be true?": in a story not, in a report it does. */
export const answerWhetherMustBeTrue = (interview: InterviewKind, asked = ''): string =>
  mayBeTrue.test(asked) && interview !== 'report'
    ? 'Yes, it can all be true. Tell it just as it was.'
    : mustBeTrue(interview);

/** "can it be true": asked for leave, and not whether it has to be. */
const mayBeTrue =
  /\b(?:can|could|may) (?:it|this|that|my \p{L}+|the \p{L}+|i (?:use|write|tell|do))\b.*\b(?:true|real)/iu;

const mustBeTrue = (interview: InterviewKind): string =>
  interview === 'narrative' || interview === 'poem' || interview === 'descriptive'
    ? 'No. You may make it all up, or mix it with real things.'
    : interview === 'recount'
      ? 'A recount tells what really happened. Small gaps you may fill.'
      : 'Facts and numbers have to be true. Don’t make them up. Opinions are yours.';

/** "what do i do now?", by the step. */
export const nextStepAnswer = (input: TutorInput, interview: InterviewKind): string => {
  switch (input.step.type) {
    case 'chat':
      return hasEnough(input, interview) || interview === 'wellbeing'
        ? 'Now you can tap “I’m ready” and go on, or tell me more.'
        : 'Now we find some more ideas. You write the text later.';
    case 'structuredForm':
      return 'Now you fill the boxes of your plan. Your cards help.';
    case 'freeWriting':
      return 'Now you write. Take one idea from your plan and begin there.';
    case 'feedback':
      return 'Now you read your feedback and change one thing in your text.';
    default:
      return 'Go on to the next step when you like.';
  }
};
