import { tellParent } from '@inkling/coach';
import type { AiFeedback, CriterionFeedback, CriterionResult } from '@inkling/contract';

export const tellParentLines = (lines: string[], child: string): string[] =>
  lines.map((line) => tellParent(line, child));

const tellParts = (parts: CriterionFeedback, child: string): CriterionFeedback => ({
  ...parts,
  comment: tellParent(parts.comment, child),
  what_you_did_well: {
    ...parts.what_you_did_well,
    content: tellParentLines(parts.what_you_did_well.content, child),
  },
  suggestions: { ...parts.suggestions, content: tellParentLines(parts.suggestions.content, child) },
});

const tellResult = (result: CriterionResult, child: string): CriterionResult => ({
  ...result,
  met: tellParent(result.met, child),
  next: result.next && tellParent(result.next, child),
});

const mapped = <Value>(
  byCriterion: Partial<Record<string, Value>>,
  tell: (value: Value) => Value,
): Partial<Record<string, Value>> =>
  Object.fromEntries(
    Object.entries(byCriterion).flatMap(([criterion, value]) => (value ? [[criterion, tell(value)]] : [])),
  );

/** What the coach said to a child, as its parent reads it: about the child and not to it. */
export const tellParentFeedback = (feedback: AiFeedback, child: string): AiFeedback => ({
  ...feedback,
  output: mapped(feedback.output, (parts) => tellParts(parts, child)),
  results: mapped(feedback.results, (result) => tellResult(result, child)),
  next_step: feedback.next_step && {
    ...feedback.next_step,
    text: tellParent(feedback.next_step.text, child),
  },
});
