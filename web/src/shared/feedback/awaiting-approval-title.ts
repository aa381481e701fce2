import { type CriterionOrGeneral, criteriaAndGeneral, criterionLabels } from '@inkling/contract';

export const criteriaNames = (criteria: readonly CriterionOrGeneral[]): string =>
  new Intl.ListFormat('en-AU').format(criteria.map((criterion) => criterionLabels[criterion]));

const isEverything = (held: readonly CriterionOrGeneral[]): boolean =>
  criteriaAndGeneral.every((criterion) => held.includes(criterion));

/** For the child: what of the feedback the teacher has still to read. */
export const awaitingApprovalTitle = (held: readonly CriterionOrGeneral[]): string =>
  isEverything(held)
    ? 'Your teacher reads the feedback first'
    : `Your teacher reads the feedback on ${criteriaNames(held)} first`;
