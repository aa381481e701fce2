import { type AiFeedback, type CriterionFeedback, entriesOf } from '@inkling/contract';

/** The child's words stand in these marks; in single ones only where there is speech inside. */
const quotes = /“([^”]+)”|‘([^’]*["“”][^’]*)’/g;

/** Whether a line quotes words that the draft no longer has. */
export const hasQuoteOfDeletedText = (line: string, text: string): boolean =>
  [...line.matchAll(quotes)].some(([, double, single]) => !text.includes(double ?? single ?? ''));

const changed = 'You changed this part. The coach has not read it yet.';

const dropFrom = (output: CriterionFeedback, text: string): CriterionFeedback => {
  const still = (lines: string[]) => lines.filter((line) => !hasQuoteOfDeletedText(line, text));
  const { what_you_did_well: well, suggestions } = output;
  return {
    ...output,
    comment: hasQuoteOfDeletedText(output.comment, text) ? changed : output.comment,
    what_you_did_well: { ...well, content: still(well.content) },
    suggestions: { ...suggestions, content: still(suggestions.content) },
  };
};

/** Feedback on an older draft without the lines that quote what is gone. */
export const dropOutdatedQuotes = (found: AiFeedback, text: string): AiFeedback => ({
  ...found,
  output: Object.fromEntries(
    entriesOf(found.output).map(([criterion, output]) => [
      criterion,
      found.generated_status[criterion] === 'generated' ? output : dropFrom(output, text),
    ]),
  ),
  next_step: found.next_step && hasQuoteOfDeletedText(found.next_step.text, text) ? null : found.next_step,
});
