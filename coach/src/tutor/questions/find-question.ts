import { questionsAboutTheText } from './about-the-text.ts';
import { anyOtherQuestions, questionsAboutTheWork } from './about-the-work.ts';
import { questionsAboutLanguage, questionsAboutParts } from './about-writing.ts';
import type { KnownQuestion } from './question.ts';

/** The first one whose sign is found is meant: the narrow ones stand before the wide ones. */
const knownQuestions: KnownQuestion[] = [
  ...questionsAboutLanguage,
  ...questionsAboutParts,
  ...questionsAboutTheWork,
  ...questionsAboutTheText,
  ...anyOtherQuestions,
];

const plainQuestion = (asked: string): string => asked.toLowerCase().replaceAll(/['’‘]/g, '');

/** The known question that a child's question is; none where nothing gives it away. */
export const findQuestion = (asked: string): KnownQuestion | undefined =>
  knownQuestions.find(({ sign }) => sign.test(plainQuestion(asked)));
