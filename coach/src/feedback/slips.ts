import type { Criterion } from '@inkling/contract';
import { spokenUnmarked } from '../criteria/punctuation/remarks.ts';
import { punctuationWording } from '../criteria/punctuation/wording.ts';
import { isEndless, tenseShifts } from '../criteria/sentence-structure/remarks.ts';
import { sentenceStructureWording } from '../criteria/sentence-structure/wording.ts';
import { spellingWording } from '../criteria/spelling/wording.ts';
import { areMarksStrong } from '../marking/are-marks-strong.ts';
import type { FeedbackContext } from './feedback-context.ts';
import type { Wording } from './remark.ts';

/** A kind of slip, and how often it comes in a text. */
interface Slip {
  criterion: Criterion;
  /** How it is spoken of, whichever of these fits. */
  wordings: Wording[];
  times: number;
  /** How much one of them stops a reader. */
  weight: number;
}

/**
 * One forgotten full stop stops nobody, one slip in strong writing may be meant, and those who write their first
 * sentences have more to gain from an idea.
 */
const isWorthMending = (
  { wordings, times, weight }: Slip,
  { year, assessment }: FeedbackContext,
): boolean => {
  const fewest = areMarksStrong(assessment.marks) || wordings.includes(punctuationWording.addEnd) ? 2 : 1;
  return times >= fewest && times * weight >= (year < yearOfSlips ? worthForBeginners : 0);
};

const yearOfSlips = 3;
const worthForBeginners = 1.5;
const shortText = 150;

/** What a reader stumbles over, the worst first. */
export const findSlips = (context: FeedbackContext): Slip[] =>
  allSlips(context)
    .filter((slip) => isWorthMending(slip, context))
    .sort((a, b) => b.times * b.weight - a.times * a.weight);

function allSlips(context: FeedbackContext): Slip[] {
  const { prose, joins, findings } = context;
  const found = (kind: string, rule: RegExp): number =>
    findings.filter((finding) => finding.kind === kind && rule.test(finding.rule)).length;
  const { endless, fault, tense, grammar } = sentenceStructureWording;
  const { addEnd, addCapital, markSpeech, finding } = punctuationWording;
  return [
    {
      criterion: 'sentence_structure',
      wordings: [endless],
      times: prose.filter((sentence) => isEndless(context, sentence)).length,
      // In a short text one sentence without an end stops the reader all the way.
      weight: context.assessment.words < shortText ? 20 : 4,
    },
    {
      criterion: 'punctuation',
      wordings: [addEnd, addCapital],
      times: prose.filter(({ endMark, startsWithCapital }) => endMark === null || !startsWithCapital).length,
      weight: 1.5,
    },
    { criterion: 'sentence_structure', wordings: [fault], times: joins.length, weight: 2 },
    { criterion: 'punctuation', wordings: [markSpeech], times: spokenUnmarked(context).length, weight: 1.5 },
    { criterion: 'sentence_structure', wordings: [tense], times: tenseShifts(context).length, weight: 1.2 },
    {
      criterion: 'sentence_structure',
      wordings: [grammar],
      times: found('grammar', /^(?!(?:comma-splice|run-on|long-sentence)$)/),
      weight: 1,
    },
    { criterion: 'punctuation', wordings: [finding], times: commonest(context, 'punctuation'), weight: 0.8 },
    {
      criterion: 'spelling',
      wordings: [spellingWording.soundAlike],
      times: found('spelling', /-for-/),
      weight: 1,
    },
  ];
}

/** How often the commonest slip of its kind comes. */
function commonest({ findings }: FeedbackContext, kind: string): number {
  const times = new Map<string, number>();
  for (const finding of findings)
    if (finding.kind === kind && !/^(?:sentence-capital|end-mark|unmarked-speech)$/.test(finding.rule))
      times.set(finding.rule, (times.get(finding.rule) ?? 0) + 1);
  return Math.max(0, ...times.values());
}
