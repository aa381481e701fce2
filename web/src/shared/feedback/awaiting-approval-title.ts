import { criterionLabels, type FeedbackCategory, feedbackCategories } from '@inkling/contract';

export const criteriaNames = (criteria: readonly FeedbackCategory[]): string =>
  new Intl.ListFormat('en-AU').format(criteria.map((criterion) => criterionLabels[criterion]));

const isEverything = (held: readonly FeedbackCategory[]): boolean =>
  feedbackCategories.every((criterion) => held.includes(criterion));

/** For the child: what of the feedback the teacher has still to read. */
export const awaitingApprovalTitle = (held: readonly FeedbackCategory[]): string =>
  isEverything(held)
    ? 'Your teacher reads the feedback first'
    : `Your teacher reads the feedback on ${criteriaNames(held)} first`;
