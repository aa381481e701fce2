import type { InterviewKind } from '../interview/interview.ts';
import { answersAboutAllowedContent } from './about-allowed-content.ts';
import { answersAboutChildsOwnIdeas } from './about-childs-own-ideas.ts';
import { answersAboutCraft } from './about-craft.ts';
import { answersAboutFeelings } from './about-feelings.ts';
import { answersAboutIdeas } from './about-ideas.ts';
import { answersAboutLanguage } from './about-language.ts';
import { answersAboutStartAndEnd } from './about-start-and-end.ts';
import { answersAboutTerms } from './about-terms.ts';
import { answersAboutTheCoach } from './about-the-coach.ts';
import { answersAboutTheSteps } from './about-the-steps.ts';
import { answersAboutTruthAndOthers } from './about-truth-and-others.ts';
import type { AnswersByKind } from './answer.ts';
import { questionsWithComputedAnswer } from './questions-with-computed-answer.ts';

/** By what is asked; the names are those of `training/question-intents`. */
export const answers: Record<string, AnswersByKind> = {
  ...answersAboutTheSteps,
  ...answersAboutIdeas,
  ...answersAboutChildsOwnIdeas,
  ...answersAboutStartAndEnd,
  ...answersAboutAllowedContent,
  ...answersAboutCraft,
  ...answersAboutLanguage,
  ...answersAboutTerms,
  ...answersAboutTheCoach,
  ...answersAboutFeelings,
  ...answersAboutTruthAndOthers,
};

const olderFrom = 7;

export function findAnswer(intent: string, interview: InterviewKind, year: number): string | undefined {
  const known = answers[intent];
  const answer = known?.[interview] ?? known?.any;
  return answer && (year >= olderFrom ? answer.older : answer.young);
}

/** How a child would ask it, where it is a question. */
export const questionFor = (intent: string): string | undefined =>
  answers[intent]?.question ?? questionsWithComputedAnswer[intent];
