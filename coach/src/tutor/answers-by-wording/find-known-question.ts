import { questionsAboutLanguage } from './about-punctuation-and-grammar.ts';
import type { KnownQuestion } from './known-question.ts';

const plainQuestion = (asked: string): string => asked.toLowerCase().replaceAll(/['’‘]/g, '');

/** The question about language that a child's question is, known by its words; none where nothing gives it away. */
export const findQuestion = (asked: string): KnownQuestion | undefined =>
  questionsAboutLanguage.find(({ sign }) => sign.test(plainQuestion(asked)));
