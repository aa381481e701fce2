import type { Criterion } from '@inkling/contract';
import { criteria } from '../criteria/index.ts';
import type { CriterionMark } from '../marking/assessment.ts';
import { criterionFeedback } from './build-feedback.ts';
import { createFeedbackContext, type FeedbackInput } from './feedback-context.ts';
import { isOtherKind } from './other-kind-remarks.ts';
import { readState } from './read-state.ts';

export interface NextStep {
  criterion: Criterion;
  text: string;
}

const outOfReach = 0.7;
const wordsToBreakUp = 80;

/** The share of a scale within reach at a year: about half in Year 2, nearly all from Year 9 on. */
const reachOf = (year: number): number => Math.min(1, 0.35 + 0.07 * year);

/** The one thing to do next: the most important criterion with most to gain from a mark within reach at the year. */
export function nextStep(input: FeedbackInput): NextStep | null {
  const context = createFeedbackContext(input);
  const worth = ({ criterion, mark, maximum }: CriterionMark): number => {
    const reach = (mark + 1) / maximum <= reachOf(context.year) ? 1 : outOfReach;
    return criteria[criterion].importance * reach * (1 - mark / maximum);
  };
  // A few lines are one paragraph; to break them up is no help.
  const isTooShortToBreak = context.assessment.words < wordsToBreakUp;
  const open = context.assessment.marks.filter(
    ({ criterion }) =>
      !(criterion === 'paragraphing' && isTooShortToBreak) &&
      !(criterion === 'persuasive_devices' && context.isExplaining),
  );
  // To be what was asked for comes before all else.
  const ranked = isOtherKind(context)
    ? open.filter(({ criterion }) => criterion === 'text_structure')
    : open.sort((a, b) => worth(b) - worth(a));
  const isReadable = readState(context) === 'readable';
  for (const { criterion } of isReadable ? ranked : ranked.filter(({ criterion }) => criterion === 'ideas')) {
    const [text] = criterionFeedback(context, criterion).suggestions.content;
    if (text) return { criterion, text };
  }
  return null;
}
