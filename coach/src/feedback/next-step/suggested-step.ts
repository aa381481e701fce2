import type { Criterion } from '@inkling/contract';
import type { FeedbackContext } from '../feedback-context.ts';
import type { Remark, Wording } from '../remark.ts';

/** One thing to do next, before it is put into words. */
export interface SuggestedStep {
  criterion: Criterion;
  remark: Remark;
}

/** What the criteria suggest for a draft, best first. */
export type SuggestionsOn = (criterion: Criterion) => Remark[];

/** Looks for one step; undefined where the draft does not need it. */
export type FindStep = (context: FeedbackContext, suggestionsOn: SuggestionsOn) => SuggestedStep | undefined;

/** The first step that the draft needs. */
export const firstOf =
  (...steps: FindStep[]): FindStep =>
  (context, suggestionsOn) => {
    for (const find of steps) {
      const step = find(context, suggestionsOn);
      if (step) return step;
    }
    return undefined;
  };

/** What a criterion suggests in one of these wordings. */
export const suggested = (
  suggestionsOn: SuggestionsOn,
  criterion: Criterion,
  wordings: readonly Wording[],
): SuggestedStep | undefined => {
  for (const wording of wordings) {
    const found = suggestionsOn(criterion).find((each) => each.wording === wording);
    if (found) return { criterion, remark: found };
  }
  return undefined;
};
