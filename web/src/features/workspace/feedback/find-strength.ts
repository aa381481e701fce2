import { type AiFeedback, feedbackCategories } from '@inkling/contract';
import { hasQuoteOfDeletedText } from './drop-outdated-quotes.ts';

/** What a text is before how it is written down. */
const marksOnPaper: readonly string[] = ['paragraphing', 'sentence_structure', 'punctuation', 'spelling'];
const weightOnPaper = 0.5;

/** The best thing to hear first: from the criterion with most of its marks, ideas before commas. */
export const findStrength = ({ output, results }: AiFeedback, text: string): string | null => {
  const shareOf = (criterion: (typeof feedbackCategories)[number]) => {
    const result = results[criterion];
    const weight = marksOnPaper.includes(criterion) ? weightOnPaper : 1;
    return result ? (weight * result.mark) / result.maximum : 0;
  };
  const lines = feedbackCategories
    .toSorted((a, b) => shareOf(b) - shareOf(a))
    .flatMap((criterion) => output[criterion]?.what_you_did_well.content ?? [])
    .filter((line) => !hasQuoteOfDeletedText(line, text));
  // A line about the child's own words says more than one about none.
  return lines.find((line) => line.includes('“')) ?? lines[0] ?? null;
};
