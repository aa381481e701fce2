import type { Criterion } from '@inkling/contract';
import { criteria } from '../criteria/index.ts';
import { isEndless } from '../criteria/sentence-structure/remarks.ts';
import type { MeasuredMark } from '../marking/assessment.ts';
import { adviceOn, criterionFeedback } from './build-feedback.ts';
import { createFeedbackContext, type FeedbackContext, type FeedbackInput } from './feedback-context.ts';
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

const manyJoins = 3;
const manyUnmarked = 0.4;

/** What stops a reader again and again comes before what could be richer. */
const stopsReader = (context: FeedbackContext, criterion: Criterion): boolean => {
  const { prose, joins } = context;
  if (criterion === 'sentence_structure')
    return joins.length >= manyJoins || prose.some((sentence) => isEndless(context, sentence));
  const unmarked = prose.filter(({ endMark, startsWithCapital }) => endMark === null || !startsWithCapital);
  return criterion === 'punctuation' && unmarked.length >= Math.max(2, manyUnmarked * prose.length);
};

/** How much more a habit that stops the reader weighs, and how much less advice that points at no sentence. */
const stopping = 1.6;
const pointingNowhere = 0.8;
const finishingTouch = 0.4;

/** The one thing to do next: the most important criterion with most to gain from a mark within reach at the year. */
export function nextStep(input: FeedbackInput): NextStep | null {
  const context = createFeedbackContext(input);
  const worth = (mark: MeasuredMark): number => {
    const { criterion, maximum } = mark;
    const reach = (mark.mark + 1) / maximum <= reachOf(context.year) ? 1 : outOfReach;
    const habit = stopsReader(context, criterion) ? stopping : 1;
    const [first] = adviceOn(context, mark);
    const weight = first?.isMinor ? finishingTouch : first?.slots.quote || habit > 1 ? 1 : pointingNowhere;
    return criteria[criterion].importance * reach * habit * weight * (1 - mark.mark / maximum);
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
    : open
        .map((mark) => ({ mark, value: worth(mark) }))
        .sort((a, b) => b.value - a.value)
        .map(({ mark }) => mark);
  const isReadable = readState(context) === 'readable';
  for (const { criterion } of isReadable ? ranked : ranked.filter(({ criterion }) => criterion === 'ideas')) {
    const [text] = criterionFeedback(context, criterion).suggestions.content;
    if (text) return { criterion, text };
  }
  return null;
}
