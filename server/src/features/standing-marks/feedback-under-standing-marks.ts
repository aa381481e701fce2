import { markDescriptions } from '@inkling/coach';
import type {
  CriterionFeedback,
  CriterionResult,
  FeedbackByCriterion,
  FeedbackCategory,
  Genre,
  RoundMark,
} from '@inkling/contract';

/** What the coach said on one criterion. */
export interface SaidOnCriterion {
  criterion: FeedbackCategory;
  output: CriterionFeedback | null;
  /** Its mark; null where it gave none. */
  result: Pick<CriterionResult, 'mark'> | null;
  /** Lines that a teacher left out, word for word. */
  left_out: string[];
}

export type GivenMark = Pick<RoundMark, 'criterion' | 'mark' | 'maximum'>;

/** The newest mark of a teacher on a criterion, where it is another than the coach's. */
export const changedMark = (
  { criterion, result }: Pick<SaidOnCriterion, 'criterion' | 'result'>,
  given: readonly GivenMark[],
): GivenMark | undefined => {
  const newest = given.findLast((mark) => mark.criterion === criterion);
  return result && newest && newest.mark !== result.mark ? newest : undefined;
};

/** The coach asks for what a teacher found there already. */
export const isRaised = (
  said: Pick<SaidOnCriterion, 'criterion' | 'result'>,
  given: readonly GivenMark[],
): boolean => {
  const changed = changedMark(said, given);
  return changed !== undefined && said.result !== null && changed.mark > said.result.mark;
};

/**
 * The coach's words as the child and the parents read them: without what a teacher left out and, where a teacher gave
 * another mark, without what speaks against it: the comment, which explains the coach's mark, and praise above a lower
 * mark or wishes below a higher one.
 */
export const standingOutput = (
  said: SaidOnCriterion,
  given: readonly GivenMark[],
): CriterionFeedback | null => {
  const { output, left_out } = said;
  if (!output) return null;
  const isShown = (line: string): boolean => !left_out.includes(line);
  const shown = (lines: string[]): string[] => lines.filter(isShown);
  const { comment, what_you_did_well: well, suggestions, example_to_learn_from: example } = output;
  const changed = changedMark(said, given);
  const isHigher = isRaised(said, given);
  return {
    comment: !changed && isShown(comment) ? comment : '',
    what_you_did_well: {
      score: changed ? changed.mark : well.score,
      content: changed && !isHigher ? [] : shown(well.content),
    },
    suggestions: {
      score: changed ? Math.min(changed.mark + 1, changed.maximum) : suggestions.score,
      content: isHigher ? [] : shown(suggestions.content),
    },
    example_to_learn_from: isShown(example) ? example : '',
  };
};

export const standingOutputs = (
  said: readonly SaidOnCriterion[],
  given: readonly GivenMark[],
): FeedbackByCriterion =>
  Object.fromEntries(
    said.flatMap((each) => {
      const output = standingOutput(each, given);
      return output ? [[each.criterion, output]] : [];
    }),
  );

/** What the mark that stands means; nothing where the rules of the scale say nothing about this text. */
const rulesAt = (result: CriterionResult, { criterion, mark }: GivenMark, genre: Genre | null) => {
  if (result.met === '' || !genre) return { met: '', next: null };
  const rules = (reader: 'child' | 'adult') => {
    const descriptions = markDescriptions(criterion, genre, reader);
    return { met: descriptions[mark] ?? '', next: descriptions[mark + 1] ?? null };
  };
  return { ...rules('child'), for_adults: rules('adult') };
};

const quotedIn = (lines: string[]): string[] =>
  lines.flatMap((line) => [...line.matchAll(/“([^”]+)”/g)].flatMap(([, quote]) => quote ?? []));

/**
 * The places that speak for a mark and against it, without those that only a left out line spoke of. Where a teacher gave
 * another mark, what speaks against that one goes, too: the faults below a higher mark, the good places above a lower one.
 */
export const standingEvidence = (
  said: Pick<SaidOnCriterion, 'criterion' | 'left_out'> & { result: CriterionResult | null },
  given: readonly GivenMark[],
  text: string,
): CriterionResult['evidence'] => {
  const quotes = quotedIn(said.left_out);
  const against = isRaised(said, given) ? 'against' : 'for';
  const isChanged = changedMark(said, given) !== undefined;
  return (said.result?.evidence ?? []).filter(({ start, end, speaks }) => {
    if (isChanged && speaks === against) return false;
    const words = text.slice(start, end).trim();
    return speaks === 'for' || !quotes.some((quote) => quote.includes(words) || words.includes(quote));
  });
};

/** The mark that stands with its meaning. A comment that is left out takes the rules along that it says. */
export const standingResult = (
  said: SaidOnCriterion & { criterion: FeedbackCategory; result: CriterionResult | null },
  given: readonly GivenMark[],
  { genre, text }: { genre: Genre | null; text: string },
): CriterionResult | null => {
  const { result, output, left_out } = said;
  if (!result) return null;
  const evidence = standingEvidence(said, given, text);
  const changed = changedMark(said, given);
  if (!changed) {
    const isCommentLeftOut = output !== null && left_out.includes(output.comment);
    return isCommentLeftOut
      ? {
          criterion: result.criterion,
          mark: result.mark,
          maximum: result.maximum,
          evidence,
          met: '',
          next: null,
        }
      : { ...result, evidence };
  }
  return {
    criterion: result.criterion,
    mark: changed.mark,
    maximum: changed.maximum,
    evidence,
    ...rulesAt(result, changed, genre),
  };
};
