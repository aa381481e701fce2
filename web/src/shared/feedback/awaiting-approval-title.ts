import {
  criterionLabels,
  type FeedbackCategory,
  feedbackCategories,
  type WritingCard,
} from '@inkling/contract';
import { teacherNameAtSentenceStart } from './teacher-name.ts';

export const criteriaNames = (criteria: readonly FeedbackCategory[]): string =>
  new Intl.ListFormat('en-AU').format(criteria.map((criterion) => criterionLabels[criterion]));

const isEverything = (held: readonly FeedbackCategory[]): boolean =>
  feedbackCategories.every((criterion) => held.includes(criterion));

/** For the child: what of the feedback the teacher has still to read. */
export const awaitingApprovalTitle = ({
  held_criteria,
  teacher_name,
}: Pick<WritingCard, 'held_criteria' | 'teacher_name'>): string => {
  const what = isEverything(held_criteria)
    ? 'the feedback'
    : `the feedback on ${criteriaNames(held_criteria)}`;
  return `${teacherNameAtSentenceStart(teacher_name)} reads ${what} first`;
};
