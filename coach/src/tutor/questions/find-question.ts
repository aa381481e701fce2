import { questionsAboutTheText } from './about-the-text.ts';
import { questionsAboutTheWork } from './about-the-work.ts';
import { questionsAboutLanguage, questionsAboutParts } from './about-writing.ts';
import type { KnownQuestion } from './question.ts';

/** Questions that one answer fits, whatever the text is; the narrow ones stand first. */
const knownQuestions: KnownQuestion[] = [
  ...questionsAboutLanguage,
  ...questionsAboutParts,
  ...questionsAboutTheWork,
  ...questionsAboutTheText,
];

const plainQuestion = (asked: string): string => asked.toLowerCase().replaceAll(/['’‘]/g, '');

/** The known question that a child's question is; none where nothing gives it away. */
export const findQuestion = (asked: string): KnownQuestion | undefined =>
  knownQuestions.find(({ sign }) => sign.test(plainQuestion(asked)));
