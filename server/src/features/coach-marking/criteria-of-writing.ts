import { criteriaOfActivityType, type FeedbackCategory } from '@inkling/contract';
import type { DraftWithTask } from './drafts.queries.ts';

/** The criteria of the feedback step that fit the type; all of the type when the step names none. */
export const criteriaOfWriting = ({ writing, activity }: DraftWithTask): FeedbackCategory[] => {
  const ofType = criteriaOfActivityType[writing.writing_type];
  const steps = writing.own_steps ?? activity?.steps ?? [];
  const named = steps.flatMap(({ feedback_criteria }) => feedback_criteria.map(({ type }) => type));
  const wanted = ofType.filter((criterion) => named.includes(criterion));
  return wanted.length > 0 ? wanted : [...ofType];
};
