import type { TextAnalysis } from '../parse/index.ts';
import { englishFunctionWords, foreignFunctionWords } from '../word-lists/function-words.ts';

/** Fewer words may be names, or one line of a song. */
const fewestWords = 6;
const mostEnglish = 0.2;
const fewestOther = 0.2;

/** Known by the small words between the others: many words of one language are spelt like words of the next. */
export const isOtherLanguage = ({ words }: Pick<TextAnalysis, 'words'>): boolean => {
  const shareIn = (small: ReadonlySet<string>): number =>
    words.filter(({ lower }) => small.has(lower)).length / words.length;
  return (
    words.length >= fewestWords &&
    shareIn(englishFunctionWords) <= mostEnglish &&
    shareIn(foreignFunctionWords) >= fewestOther
  );
};
