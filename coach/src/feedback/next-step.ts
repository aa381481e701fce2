import type { Criterion } from '@inkling/contract';
import { criteria } from '../criteria/index.ts';
import { areMarksStrong } from '../marking/are-marks-strong.ts';
import type { MeasuredMark } from '../marking/assessment.ts';
import { adviceOn, criterionFeedback } from './build-feedback.ts';
import { draftCondition } from './draft-condition.ts';
import {
  createFeedbackContext,
  type FeedbackContext,
  type FeedbackInput,
  markOf,
} from './feedback-context.ts';
import { isOtherKind } from './other-kind-remarks.ts';
import { say } from './remark.ts';
import { findSlips } from './slips.ts';

export interface NextStep {
  criterion: Criterion;
  text: string;
}

const outOfReach = 0.7;
const wordsToBreakUp = 80;

/** The share of a scale within reach at a year: about half in Year 2, nearly all from Year 9 on. */
const reachOf = (year: number): number => Math.min(1, 0.35 + 0.07 * year);

/** How much less advice that points at no sentence weighs, and what only polishes. */
const pointingNowhere = 0.8;
const finishingTouch = 0.4;
const mastered = 0.9;
const wellDone = 0.6;

const craft: ReadonlySet<Criterion> = new Set([
  'audience',
  'ideas',
  'text_structure',
  'character_and_setting',
  'persuasive_devices',
]);

/** Advice about the worst slip, among what is said about its criterion. */
function slipToMend(context: FeedbackContext): NextStep | undefined {
  for (const { criterion, wordings } of findSlips(context)) {
    const mark = markOf(context, criterion);
    // Who has mastered it breaks a rule on purpose.
    if (!mark || mark.mark / mark.maximum >= mastered) continue;
    const advice = adviceOn(context, mark).find(({ wording }) => wordings.includes(wording));
    if (advice) return { criterion, text: say(advice, context.year) };
  }
  return undefined;
}

/** The one thing to do next: the most important criterion with most to gain from a mark within reach at the year. */
export function nextStep(input: FeedbackInput): NextStep | null {
  const context = createFeedbackContext(input);
  const worth = (mark: MeasuredMark): number => {
    const { criterion, maximum } = mark;
    const reach = (mark.mark + 1) / maximum <= reachOf(context.year) ? 1 : outOfReach;
    const [first] = adviceOn(context, mark);
    const weight = first?.isMinor ? finishingTouch : first?.slots.quote ? 1 : pointingNowhere;
    return criteria[criterion].importance * reach * weight * (1 - mark.mark / maximum);
  };
  // A few lines are one paragraph; to break them up is no help.
  const isTooShortToBreak = context.assessment.words < wordsToBreakUp;
  // Who writes well gains more from a question about the whole than from one word or mark.
  const isCraftOnly = areMarksStrong(context.assessment.marks);
  const open = context.assessment.marks.filter(
    ({ criterion, mark, maximum }) =>
      !(isCraftOnly && !craft.has(criterion) && mark / maximum >= wellDone) &&
      !(criterion === 'paragraphing' && isTooShortToBreak) &&
      !(criterion === 'persuasive_devices' && context.isExplaining),
  );
  // To be what was asked for comes before all else.
  const ranked = isOtherKind(context)
    ? open.filter(({ criterion }) => criterion === 'text_structure')
    : open
        .map((mark) => ({ mark, value: worth(mark) }))
        .sort((a, b) => b.value - a.value)
        .map(({ mark }) => mark);
  const isReadable = draftCondition(context) === 'readable';
  // What a reader stumbles over comes before what could be richer.
  const mend = isReadable && !isOtherKind(context) ? slipToMend(context) : undefined;
  if (mend) return mend;
  for (const { criterion } of isReadable ? ranked : ranked.filter(({ criterion }) => criterion === 'ideas')) {
    const [text] = criterionFeedback(context, criterion).suggestions.content;
    if (text) return { criterion, text };
  }
  return null;
}
