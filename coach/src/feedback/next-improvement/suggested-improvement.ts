import type { Criterion } from '@inkling/contract';
import type { FeedbackContext } from '../feedback-context.ts';
import type { Remark, Wording } from '../remark.ts';

/** One thing to do next, before it is put into words. */
export interface SuggestedImprovement {
  criterion: Criterion;
  remark: Remark;
}

/** What the criteria suggest for a draft, best first. */
export type SuggestionsOn = (criterion: Criterion) => Remark[];

/** Looks for one improvement; undefined where the draft does not need it. */
export type FindImprovement = (
  context: FeedbackContext,
  suggestionsOn: SuggestionsOn,
) => SuggestedImprovement | undefined;

/** The first improvement that the draft needs and was not just made. */
export const firstNeededImprovement =
  (...finders: FindImprovement[]): FindImprovement =>
  (context, suggestionsOn) => {
    for (const find of finders) {
      const improvement = find(context, suggestionsOn);
      if (improvement && !context.followed.has(improvement.remark.wording)) return improvement;
    }
    return undefined;
  };

/** What a criterion suggests in one of these wordings. */
export const suggestionInWording = (
  suggestionsOn: SuggestionsOn,
  criterion: Criterion,
  wordings: readonly Wording[],
): SuggestedImprovement | undefined => {
  for (const wording of wordings) {
    const found = suggestionsOn(criterion).find((each) => each.wording === wording);
    if (found) return { criterion, remark: found };
  }
  return undefined;
};
